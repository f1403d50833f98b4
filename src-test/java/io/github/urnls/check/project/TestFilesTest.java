package io.github.urnls.check.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.check.TestSeverity;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TestFilesTest {

    private static TestFiles own(String... patterns) {
        return TestFiles.of(Layer.NONE.with(Setting.TESTS, List.of(patterns)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"test/a.xml", "src/test/java/A.java", "a/tests/b", "testing/a", "testdata/a", "test-data/a",
            "test_data/a", "web/__tests__/a.ts", "mock/a", "mocks/a", "__mocks__/a", "fixture/a", "spec/fixtures/a.rb",
            "e2e/a", "src/it/a", "module/src/it/java/A.java", "test-suite/a", "test_suite/a", "unit-test/a",
            "unit-tests/a", "unit_test/a", "unit_tests/a", "test_a.py", "a/test_b.py", "a_test.go", "a_spec.rb",
            "a.test.ts", "a.spec.ts", "ATest.java", "ATests.cs", "ASpec.groovy", "AIT.java"})
    void theUsualNamesAreTests(String path) {
        assertTrue(TestFiles.USUAL.hold(path));
        assertTrue(own(TestFiles.usualPatterns().toArray(String[]::new)).hold(path), "as patterns");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.xml", "test", "src/main/java/A.java", "attest/a", "latest/a", "testimony/a", "contest/a",
            "fixtures.json", "it/a", "source/src-it/a", "IT.md", "AIT.cs", "a/Testing.java", "TestA.java", "tested.py",
            "docs/testing.md", "aspec/b", "tests.xml", "ATests.Part.cs", "a.test.d.ts"})
    void othersAreNone(String path) {
        assertFalse(TestFiles.USUAL.hold(path));
    }

    @Test
    void ownPatternsReplaceTheUsualNames() {
        TestFiles own = own("samples/", "!samples/real/");
        assertTrue(own.hold("a/samples/b.xml"));
        assertFalse(own.hold("samples/real/b.xml"));
        assertFalse(own.hold("test/a.xml"));
        assertFalse(own().hold("test/a.xml"), "an empty list is one");
    }

    @Test
    void theSettingsSayHowTestsAreReported() {
        Layers off = new Layers(List.of(Layer.NONE.with(Setting.TEST_SEVERITY, "off")));
        assertEquals(TestSeverity.OFF, own("samples/").of(Optional.of("samples/a"), off));
        assertEquals(TestSeverity.SAME, own("samples/").of(Optional.of("test/a"), off));
        assertEquals(TestSeverity.LOWER, TestFiles.USUAL.of(Optional.of("test/a"), new Layers(List.of())));
        assertEquals(TestSeverity.SAME, TestFiles.USUAL.of(Optional.empty(), off), "a file without a root is no test");
    }
}
