package io.github.urnls.workspace;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.UserDefinedFileAttributeView;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a file has beside its content and should keep when another file replaces it.
 *
 * @param links    the number of its names (hard links); 1 if the system does not tell
 * @param mode     its permissions with setuid, setgid and sticky, as in stat(2); -1 if the system has none
 * @param owner    the number of its user; -1 if the system has none
 * @param group    the number of its group; -1 if the system has none
 * @param extended its extended attributes in the name space {@code user}; empty if they cannot be read
 */
record FileMarks(int links, int mode, int owner, int group, Map<String, ByteBuffer> extended) {

    private static final int PERMISSIONS = 07777;
    private static final int WRITABLE = 0222;

    static FileMarks of(Path file) throws IOException {
        if (!file.getFileSystem().supportedFileAttributeViews().contains("unix")) {
            return new FileMarks(1, -1, -1, -1, Map.of());
        }
        Map<String, Object> unix = Files.readAttributes(file, "unix:nlink,mode,uid,gid");
        return new FileMarks((int) unix.get("nlink"), (int) unix.get("mode") & PERMISSIONS, (int) unix.get("uid"),
                (int) unix.get("gid"), extended(file));
    }

    private static Map<String, ByteBuffer> extended(Path file) throws IOException {
        UserDefinedFileAttributeView view = Files.getFileAttributeView(file, UserDefinedFileAttributeView.class);
        if (view == null) {
            return Map.of();
        }
        List<String> names;
        try {
            names = view.list();
        } catch (NoSuchFileException e) {
            throw e;
        } catch (IOException e) {
            return Map.of(); // the file system has none
        }
        Map<String, ByteBuffer> all = new TreeMap<>();
        for (String name : names) {
            try {
                ByteBuffer value = ByteBuffer.allocate(view.size(name));
                view.read(name, value);
                all.put(name, value.flip());
            } catch (IOException e) {
                throw new IOException("its extended attribute " + name + " cannot be read, and would be lost", e);
            }
        }
        return all;
    }

    /**
     * Checks that another file can replace {@code file}, whose marks these are.
     *
     * @throws IOException if not; the message is for the user
     */
    void requireReplaceable(Path file) throws IOException {
        boolean readOnly = mode < 0 ? !Files.isWritable(file) : (mode & WRITABLE) == 0;
        if (readOnly) {
            throw new IOException("it is read-only; make it writable and try again");
        }
        if (links > 1) {
            throw new IOException("it has " + links + " names (hard links), and the others would keep the old text;"
                    + " repair it by hand");
        }
    }

    /**
     * Gives {@code file} the owner and the group.
     *
     * @throws IOException if this user may not do so; the message is for the user
     */
    void giveOwner(Path file) throws IOException {
        FileMarks now = of(file);
        try {
            if (now.owner != owner) {
                Files.setAttribute(file, "unix:uid", owner);
            }
            if (now.group != group) {
                Files.setAttribute(file, "unix:gid", group);
            }
        } catch (IOException e) {
            throw new IOException("its owner and group cannot be kept; repair it as that user", e);
        }
    }

    /** Gives {@code file} the permissions, since writing may have removed setuid and setgid. */
    void giveMode(Path file) throws IOException {
        if (mode >= 0 && of(file).mode != mode) {
            Files.setAttribute(file, "unix:mode", mode);
        }
    }

    /**
     * Compares these marks with those of the new file.
     *
     * @throws IOException if they differ; the message is for the user
     */
    void requireSame(FileMarks other) throws IOException {
        String lost = "";
        if (owner != other.owner || group != other.group) {
            lost = "owner and group";
        } else if (mode != other.mode) {
            lost = "permissions (" + Integer.toOctalString(mode) + ")";
        } else if (!extended.equals(other.extended)) {
            lost = "extended attributes (" + String.join(", ", extended.keySet()) + ")";
        }
        if (!lost.isEmpty()) {
            throw new IOException("its " + lost + " cannot be kept");
        }
    }
}
