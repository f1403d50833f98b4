// The checker, apart from the page, so that typing stays smooth. One question a message; the answer has the number of its question.
import * as checker from 'urn-ls';

/** More findings slow the page down. */
const MOST_FINDINGS = 500;

const questions = {
  check,
  nameAt,
  fix: checker.fix,
  hover: checker.hover,
  explain: checker.hover, // asked for by a button, which the mouse over the text must not cancel
  complete: checker.complete,
  actions: checker.actions,
};

async function check(text, options) {
  const { findings, project, faults } = await checker.check(text, options);
  return { total: count(findings), findings: findings.slice(0, MOST_FINDINGS), project, faults };
}

/** How many findings there are of each severity. */
function count(findings) {
  const total = { error: 0, warning: 0, information: 0, hint: 0 };
  findings.forEach(({ severity }) => { total[severity]++; });
  return total;
}

/** The name at an offset, taken apart. */
async function nameAt(text, offset, options) {
  const places = await checker.references(text, offset, options);
  const here = places.find(({ start, end }) => start <= offset && offset <= end);
  return here ? checker.parse(await spelling(text, here, places, options), options) : null;
}

/** A name without the escapes of its language; where there are some, without components too. */
async function spelling(text, { start, end }, places, options) {
  const written = text.slice(start, end);
  if (/^urn:[^&\\]*$/i.test(written)) {
    return written;
  }
  const symbols = await checker.symbols(text, options);
  return symbols.find((symbol) => places.some((place) => place.start === symbol.start))?.name ?? written;
}

addEventListener('message', async ({ data: { id, question, given } }) => {
  try {
    postMessage({ id, answer: await questions[question](...given) });
  } catch (error) {
    postMessage({ id, error: String(error) });
  }
});

// Loads the known names as well, so that everything is there when the page goes offline.
checker.parse('urn:example:a').then(() => postMessage({ ready: true }), (error) => postMessage({ error: String(error) }));
