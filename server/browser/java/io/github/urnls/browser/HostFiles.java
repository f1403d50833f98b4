package io.github.urnls.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.runtime.fs.VirtualFile;
import org.teavm.runtime.fs.VirtualFileSystem;
import org.teavm.runtime.fs.VirtualFileSystemProvider;
import org.teavm.runtime.fs.memory.InMemoryVirtualFileSystem;

/**
 * The files that sessions see: those that the host gave. It is asked once for each file that is looked for and not
 * there. Then it may give it at once, or later, when a message of the client says that the file was created.
 */
final class HostFiles implements VirtualFileSystem {

    /** Is told the path of a file that is missing. */
    @JSFunctor
    interface Missing extends JSObject {

        void at(String path);
    }

    private final InMemoryVirtualFileSystem given = new InMemoryVirtualFileSystem();
    private final Set<String> asked = new HashSet<>();
    private Missing missing = path -> {};
    /** Whether the host gives a file just now. */
    private boolean isGiven;

    private HostFiles() {}

    /** Must come before anything else looks at a path. */
    static HostFiles use() {
        HostFiles files = new HostFiles();
        VirtualFileSystemProvider.setInstance(files);
        return files;
    }

    /** Sets what is told of each file that is looked for and missing, once. */
    void onMissing(Missing told) {
        missing = told;
        asked.clear();
    }

    /** Gives a file, or takes it away if {@code text} is null. */
    void put(String path, @Nullable String text) {
        Path file = Path.of(path);
        isGiven = true;
        try {
            if (text == null) {
                Files.deleteIfExists(file);
            } else {
                file.getParent().toFile().mkdirs();
                Files.writeString(file, text);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            isGiven = false;
        }
    }

    @Override
    public VirtualFile getFile(String written) {
        String path = written.startsWith("//") ? written.substring(1) : written; // below the root
        if (!isGiven && !given.getFile(path).exists() && asked.add(path)) {
            missing.at(path);
        }
        return given.getFile(path);
    }

    @Override
    public String getUserDir() {
        return given.getUserDir();
    }

    @Override
    public boolean isWindows() {
        return given.isWindows();
    }

    @Override
    public String canonicalize(String path) {
        return given.canonicalize(path);
    }

    @Override
    public String[] getRoots() {
        return given.getRoots();
    }
}
