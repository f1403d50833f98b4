package io.github.urnls.check.project;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.check.TestSeverity;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TestFilesTest {

    private static TestSeverity usually(String path) {
        return TestFiles.NONE.of(Optional.of(path));
    }

    @ParameterizedTest
    @ValueSource(strings = {"test/a.xml", "src/test/java/A.java", "a/tests/b", "testing/a", "testdata/a", "test-data/a",
            "test_data/a", "web/__tests__/a.ts", "mock/a", "mocks/a", "__mocks__/a", "fixture/a", "spec/fixtures/a.rb",
            "e2e/a", "src/it/a", "module/src/it/java/A.java", "test-suite/a", "test_suite/a", "unit-test/a",
            "unit-tests/a", "unit_test/a", "unit_tests/a", "test_a.py", "a/test_b.py", "a_test.go", "a_spec.rb",
            "a.test.ts", "a.spec.ts", "ATest.java", "ATests.cs", "ASpec.groovy", "AIT.java"})
    void theUsualNamesAreTests(String path) {
        assertEquals(TestSeverity.LOWER, usually(path));
        TestFiles written = new TestFiles(TestFiles.patterns(TestFiles.usualPatterns()), Optional.empty());
        assertEquals(TestSeverity.LOWER, written.of(Optional.of(path)), "as patterns");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.xml", "test", "src/main/java/A.java", "attest/a", "latest/a", "testimony/a", "contest/a",
            "fixtures.json", "it/a", "source/src-it/a", "IT.md", "AIT.cs", "a/Testing.java", "TestA.java", "tested.py",
            "docs/testing.md", "aspec/b", "tests.xml", "ATests.Part.cs", "a.test.d.ts"})
    void othersAreNone(String path) {
        assertEquals(TestSeverity.SAME, usually(path));
    }

    @Test
    void ownPatternsReplaceTheUsualNames() {
        TestFiles own = new TestFiles(TestFiles.patterns(List.of("samples/", "!samples/real/")), Optional.empty());
        assertEquals(TestSeverity.LOWER, own.of(Optional.of("a/samples/b.xml")));
        assertEquals(TestSeverity.SAME, own.of(Optional.of("samples/real/b.xml")));
        assertEquals(TestSeverity.SAME, own.of(Optional.of("test/a.xml")));
        TestFiles none = new TestFiles(TestFiles.patterns(List.of()), Optional.empty());
        assertEquals(TestSeverity.SAME, none.of(Optional.of("test/a.xml")));
    }

    @Test
    void aFileWithoutRootIsNoTest() {
        assertEquals(TestSeverity.SAME, TestFiles.NONE.of(Optional.empty()));
    }

    @Test
    void laterSettingsCount() {
        TestFiles off = new TestFiles(Optional.empty(), Optional.of(TestSeverity.OFF));
        TestFiles own = new TestFiles(TestFiles.patterns(List.of("samples/")), Optional.of(TestSeverity.SAME));
        assertEquals(TestSeverity.OFF, own.and(off).of(Optional.of("samples/a")));
        assertEquals(TestSeverity.SAME, off.and(own).of(Optional.of("samples/a")));
        assertEquals(TestSeverity.SAME, off.and(own).of(Optional.of("test/a")));
    }
}
