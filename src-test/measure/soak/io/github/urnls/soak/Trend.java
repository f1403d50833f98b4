package io.github.urnls.soak;

import java.util.List;
import java.util.Locale;

/**
 * Whether memory grows: the mean of the first third of the measurements, behind a quarter that is left out because
 * things are still loaded then, against the mean of the last third; and the slope of the line that fits them best.
 *
 * @param before the first mean, in bytes
 * @param after  the last mean, in bytes
 * @param slope  bytes for a thousand steps
 */
record Trend(double before, double after, double slope) {

    private static final int FEWEST = 6;

    /** One measurement behind so many steps. */
    record Point(long step, long bytes) {}

    static Trend of(List<Point> all) {
        List<Point> points = all.subList(all.size() / 4, all.size());
        if (points.size() < FEWEST) {
            throw new Failure("only " + all.size() + " measurements of the memory: too few to say whether it grows");
        }
        int third = points.size() / 3;
        return new Trend(mean(points.subList(0, third)), mean(points.subList(points.size() - third, points.size())),
                slope(points));
    }

    private static double mean(List<Point> points) {
        return points.stream().mapToLong(Point::bytes).average().orElseThrow();
    }

    /** Least squares. */
    private static double slope(List<Point> points) {
        double step = points.stream().mapToLong(Point::step).average().orElseThrow();
        double bytes = mean(points);
        double upper = 0;
        double lower = 0;
        for (Point point : points) {
            upper += (point.step - step) * (point.bytes - bytes);
            lower += (point.step - step) * (point.step - step);
        }
        return 1000 * upper / lower;
    }

    /** The share by which it grew; negative when it shrank. */
    double growth() {
        return after / before - 1;
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT,
                "memory in use: %.2f MB at first, %.2f MB at last (%+.1f %%), %+.1f kB for a thousand steps",
                before / 1e6,
                after / 1e6, 100 * growth(), slope / 1e3);
    }
}
