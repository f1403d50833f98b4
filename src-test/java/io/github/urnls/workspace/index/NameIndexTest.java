package io.github.urnls.workspace.index;

import io.github.urnls.feature.Uses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.urnls.check.NameUse.Declared;
import io.github.urnls.check.NameUse;
import io.github.urnls.check.Spellings.Spelling;
import io.github.urnls.feature.WorkspaceSymbols;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Which names a search finds, in which order, and what it knows of them. */
class NameIndexTest {

    private static final String A = "file:///w/a.xsd";
    private static final String B = "file:///w/b.xml";
    private static final String C = "file:///w/c.xml";

    private static final Declared YES = Declared.at(3);

    private final NameIndex index = new NameIndex();

    private static NameUse use(String name, int count) {
        return new NameUse(name, name, count, 0, 0, Declared.NO);
    }

    private Set<String> put(String uri, NameUse... uses) {
        return index.put(new NamesInFile(uri, Arrays.asList(uses), List.of(), List.of()));
    }

    private List<String> found(String query, int most) {
        return index.search(WorkspaceSymbols.ranking(query), most);
    }

    @Test
    void theBestMatchComesFirstThenWhatIsDeclaredThenWhatIsUsedMost() {
        put(A, use("urn:x:jingle:b", 1).as(YES), use("urn:x:jingle:d", 1).as(YES));
        put(B, use("urn:x:jingle:a", 7), use("urn:x:jingle:d", 2), use("urn:x:jingle:c", 9), use("urn:x:jingle:e", 7),
                use("urn:x:jingles", 90), use("urn:x:ajingle", 90), use("urn:x:j-ingle", 90), use("urn:x:y", 90));
        assertEquals(List.of("urn:x:jingle:d", "urn:x:jingle:b", "urn:x:jingle:c", "urn:x:jingle:a", "urn:x:jingle:e",
                "urn:x:jingles", "urn:x:ajingle", "urn:x:j-ingle"), found("jingle", 200));
        assertEquals(List.of("urn:x:jingle:d", "urn:x:jingle:b", "urn:x:jingle:c"), found("jingle", 3));
        assertEquals(List.of(), found("nowhere", 200));
    }

    /** Not the first that come in the index, and not in alphabetical order. */
    @Test
    void theFewAnswersAreTheBestOfAll() {
        List<NameUse> uses = new ArrayList<>();
        for (int i = 0; i < 5_000; i++) {
            uses.add(use("urn:x:a" + i + "menu", 1));
        }
        uses.add(use("urn:x:z:menu", 1));
        uses.add(use("urn:x:often-menu", 2));
        put(B, uses.toArray(NameUse[]::new));
        put(A, use("urn:x:y-menu", 1).as(YES));
        List<String> found = found("menu", 200);
        assertEquals(200, found.size());
        assertEquals(List.of("urn:x:z:menu", "urn:x:y-menu", "urn:x:often-menu", "urn:x:a0menu"), found.subList(0, 4));
    }

    @Test
    void aNameOfSeveralSpellingsIsFoundByTheBestOfThemAndCountsAllUses() {
        put(B, new NameUse("urn:isbn:0-306", "urn:isbn:0306", 1, 0, 0, Declared.NO), use("urn:isbn:0306", 3),
                use("urn:isbn:0307", 3));
        assertEquals(List.of("urn:isbn:0306"), found("0-306", 9));
        assertEquals(List.of("urn:isbn:0306", "urn:isbn:0307"), found("isbn", 9));
        assertEquals(new Uses(Optional.of(B), Optional.empty(), 0, 4, 1, 2), index.uses("urn:isbn:0306"));
    }

    @Test
    void usesAreCountedWithoutDeclarations() {
        put(C, use("urn:x:a", 2));
        put(B, use("urn:x:a", 1), use("urn:x:b", 1).as(YES));
        put(A, use("urn:x:a", 3).as(YES), use("urn:x:b", 1).as(YES));
        assertEquals(new Uses(Optional.of(A), Optional.of(A), 1, 5, 3, 1), index.uses("urn:x:a"));
        assertEquals(new Uses(Optional.of(A), Optional.of(A), 2, 0, 0, 1), index.uses("urn:x:b"));
        assertEquals(new Uses(Optional.empty(), Optional.empty(), 0, 0, 0, 0), index.uses("urn:x:c"));
    }

    @Test
    void aWeakDeclarationIsAUseToWhichSearchLeads() {
        put(A, use("urn:x:a", 1).as(new Declared(false, 0, 15)));
        put(B, use("urn:x:a", 2));
        assertEquals(new Uses(Optional.of(A), Optional.empty(), 0, 3, 2, 1), index.uses("urn:x:a"));
        assertEquals(List.of(A), index.filesDeclaring("urn:x:a"));
        assertFalse(index.seenFrom(B).isDeclared("urn:x:a"));
        assertFalse(index.seenFrom(A, () -> false).isDeclared("urn:x:a"));
    }

    /** A catalog may declare a name by its public identifier; then there is no place in it to show. */
    @Test
    void aNameIsShownWhereItIsWritten() {
        put(A, use("urn:x:a", 0).as(new Declared(true, 0, 3)));
        put(B, use("urn:x:a", 1));
        assertEquals(new Uses(Optional.of(B), Optional.of(A), 0, 1, 1, 1), index.uses("urn:x:a"));
    }

    /** As an answer to “where is it declared”, which reads the files: the schema, then the element with that id. */
    @Test
    void theDeclarationThatComesFirstIsShownWhateverItsFileIsCalled() {
        put(A, use("urn:x:a", 1).as(Declared.at(12)));
        put(B, use("urn:x:a", 4).as(new Declared(true, 2, 0)));
        put(C, use("urn:x:a", 1).as(YES));
        assertEquals(new Uses(Optional.of(B), Optional.of(B), 4, 2, 1, 1), index.uses("urn:x:a"));
        assertEquals(List.of(B, C, A), index.filesDefining("urn:x:a"));
    }

    /** Such as a string that a program compares. */
    @Test
    void aPlaceThatIsNoExampleOfTheNameCountsAndNothingMore() {
        put(A, new NameUse("urn:x:a", "urn:x:a", 0, 2, 0, Declared.NO));
        assertEquals(List.of(), found("urn", 9));
        assertEquals(List.of(), index.matching(name -> true, 9));
        assertEquals(new Uses(Optional.empty(), Optional.empty(), 0, 2, 1, 0), index.uses("urn:x:a"));
        put(B, use("urn:x:a", 1));
        assertEquals(List.of("urn:x:a"), found("urn", 9));
        assertEquals(new Uses(Optional.of(B), Optional.empty(), 0, 3, 2, 1), index.uses("urn:x:a"));
    }

    private String near(String uri, String name) {
        return index.seenFrom(uri).commonNear(name).map(Spelling::text).orElse("-");
    }

    @Test
    void aRareNameIsNearOneThatIsUsedThriceInTwoFiles() {
        put(A, use("urn:x:contacts:0", 1), use("urn:x:contact:0", 1));
        put(B, use("urn:x:contacts:0", 1));
        assertEquals("-", near(A, "urn:x:contact:0"), "twice");
        put(B, use("urn:x:contacts:0", 2));
        assertEquals("urn:x:contacts:0", near(A, "urn:x:contact:0"));
        assertEquals("-", near(C, "urn:x:conatcts:0"), "a name that is not counted yet");
        assertEquals("-", near(A, "urn:x:contact:1"), "two segments");
        put(A, use("urn:x:contacts:0", 1), use("urn:x:contact:0", 3));
        assertEquals("-", near(A, "urn:x:contact:0"), "too often for a slip");
        put(A, use("urn:x:contacts:0", 1), use("urn:x:contact:0", 1));
        put(C, use("urn:x:contact:0", 1));
        assertEquals("-", near(A, "urn:x:contact:0"), "in two files");
        put(C, use("urn:x:contacs:0", 1).as(YES));
        assertEquals("-", near(A, "urn:x:contact:0"), "two are near");
        put(A, use("urn:x:contacts:0", 3));
        put(B);
        put(C);
        assertEquals("-", near(C, "urn:x:contact:0"), "in one file");
    }

    @Test
    void aRareNameIsNearOneThatAnotherFileDeclares() {
        put(A, use("urn:x:contacts", 1).as(YES), use("urn:x:contact", 1));
        assertEquals("-", near(A, "urn:x:contact"));
        put(B, use("urn:x:contcats", 1));
        assertEquals("urn:x:contacts", near(B, "urn:x:contcats"));
        put(B, use("urn:x:contcats", 1).as(YES));
        assertEquals("-", near(B, "urn:x:contcats"));
    }

    @Test
    void aNameIsNearOneThatLongerNamesBeginWith() {
        put(A, use("urn:x:contacts", 1).as(YES),
                use("urn:x:contacts-groups", 1).as(YES),
                use("urn:x:contacts:0", 1).as(YES));
        put(B, use("urn:x:contact", 1));
        assertEquals("urn:x:contacts", near(B, "urn:x:contact"));
    }

    @Test
    void aNameIsNearOneThatHasASegmentMoreOrIsJoinedOtherwise() {
        put(A, use("urn:x:acme:params:orders-2.1", 1).as(YES),
                use("urn:x:acme:order", 1).as(YES));
        for (String name : List.of("urn:x:acme:orders-2.1", "urn:x:acme:params-orders-2.1",
                "urn:x:acmeparams:orders-2.1", "urn:x:acme_params:orders-2.1", "urn:x:acme:params:odrers-2.1",
                "urn:x:acme:parms:orders-2.1", "urn:x:acme:params:order-2.1")) {
            put(B, use(name, 1));
            assertEquals("urn:x:acme:params:orders-2.1", near(B, name), name);
        }
        put(B, use("urn:contacts:a", 1).as(YES));
        put(C, use("urn:contcats:a", 1), use("urn:contcats:b", 1), use("urn:a", 1));
        assertEquals("urn:contacts:a", near(C, "urn:contcats:a"), "the namespace");
        assertEquals("-", near(C, "urn:contcats:b"));
        assertEquals("-", near(C, "urn:a"), "a segment and its separator");
        for (String name : List.of("urn:x:params:orders-2.1:acme", "urn:x:acme:params:orders-2.2",
                "urn:x:acme:params:orders2.1", "urn:x:acme:params:line:orders-2.1", "urn:x:acme:params",
                "urn:x:acme", "urn:x:params:order")) {
            put(B, use(name, 1));
            assertEquals("-", near(B, name), name);
        }
    }

    @Test
    void namesThatDifferOnPurposeAreNotNear() {
        put(A, use("urn:x:item1", 1).as(YES), use("urn:x:inbound", 1).as(YES),
                use("urn:x:Order", 1).as(YES), use("urn:x:en-gb", 1).as(YES),
                use("urn:x:probe-g", 1).as(YES), use("urn:x:foo", 1).as(YES),
                use("urn:x:a9f0e1d2", 1).as(YES), use("urn:order:x", 1).as(YES),
                use("urn:x:v2:bill", 1).as(YES), use("urn:x:deafbead-0", 1).as(YES),
                use("urn:x:samm:y", 1).as(YES));
        for (String name : List.of("urn:x:item2", "urn:x:outbound", "urn:x:order", "urn:x:en-us", "urn:x:probe-o",
                "urn:x:fooo", "urn:x:a9f0e1d3", "urn:ordr:x", "urn:x:bill", "urn:x:deafbeae0", "urn:x:bamm:y")) {
            put(B, use(name, 1));
            assertEquals("-", near(B, name), name);
        }
    }

    /** The names to look at again: the rare one whenever another becomes common or ceases to be, and nothing else. */
    @Test
    void aNameIsLookedAtAgainWhenOneThatIsNearBecomesCommon() {
        put(A, use("urn:x:contact", 1), use("urn:x:other", 1));
        put(B, use("urn:x:contacts", 2));
        assertEquals(Set.of(), index.nearChanged());
        put(C, use("urn:x:contacts", 1));
        assertEquals(Set.of("urn:x:contact"), index.nearChanged());
        assertEquals(Set.of(), index.nearChanged());
        assertEquals(Set.of("urn:x:contact"), index.nearCommon());
        put(B, use("urn:x:contacts", 1));
        assertEquals(Set.of("urn:x:contact"), index.nearChanged());
        assertEquals(Set.of(), index.nearCommon());
        put(B, use("urn:x:contacts", 2));
        assertEquals(Set.of("urn:x:contact"),
                index.put(new NamesInFile(A, List.of(use("urn:x:contact", 3)), List.of(), List.of())));
    }

    /** The check of an older state of the file may still hold the finding. */
    @Test
    void aRareNameThatIsGoneMayHaveLostItsFinding() {
        put(A, use("urn:x:contacts", 2));
        put(C, use("urn:x:contacts", 1));
        put(B, use("urn:x:contact", 1));
        assertEquals(Set.of("urn:x:contact"), put(B));
    }

    @Test
    void aRareNameThatIsGoneSoonAfterTheCommonOneMayHaveLostItsFinding() {
        put(A, use("urn:x:contacts", 2));
        put(C, use("urn:x:contacts", 1));
        put(B, use("urn:x:contact", 1));
        index.nearChanged();
        put(C);
        put(B);
        assertEquals(Set.of("urn:x:contact"), index.nearChanged());
        assertEquals(Set.of(), index.nearChanged());
    }

    @Test
    void aNameThatIsNotRareMeanwhileMayHaveLostItsFinding() {
        put(A, use("urn:x:contacts", 2));
        put(C, use("urn:x:contacts", 1));
        put(B, use("urn:x:contact", 1));
        index.nearChanged();
        put(C);
        put(A, use("urn:x:contact", 1));
        assertEquals(Set.of("urn:x:contact"), index.nearChanged());
    }

    /** The end of a build asks for this. */
    @Test
    void allRareNamesIncludeThoseWhoseCommonNameIsGone() {
        put(A, use("urn:x:contacts", 2), use("urn:x:order", 2));
        put(C, use("urn:x:contacts", 1), use("urn:x:order", 2));
        put(B, use("urn:x:contact", 1), use("urn:x:orders", 1));
        index.nearChanged();
        put(C, use("urn:x:order", 2));
        assertEquals(Set.of("urn:x:contact", "urn:x:orders"), index.nearCommon());
    }
}
