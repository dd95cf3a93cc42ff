/** The bar gives up, one after the other, what its buttons leave no room for: laid out and measured, not estimated. */

/** What is done without, in this order; `data-without` of the prompt names it, the styles of Faces do the rest. */
const STEPS = ['refused', 'words', 'gains', 'width', 'heading'] as const;
const WORDS = 150; // px that the second line of the text needs
const HEADING = 86;
const ROWS = 120; // px: two rows of options for fingers

function fits(prompt: HTMLElement, acts: HTMLElement): boolean {
  if (prompt.closest('.tablet')) return acts.offsetHeight <= ROWS;
  if (acts.offsetLeft + acts.offsetWidth > prompt.clientWidth) return false;
  const without = prompt.dataset.without!;
  if (without.includes('heading')) return true;
  return prompt.querySelector<HTMLElement>('.txt')!.offsetWidth >= (without.includes('words') ? HEADING : WORDS);
}

/** Whether the options fit in the end; then no further thing is given up than is needed. */
function giveUp(prompt: HTMLElement, acts: HTMLElement): boolean {
  prompt.dataset.without = '';
  return (
    fits(prompt, acts) ||
    STEPS.some((step) => {
      prompt.dataset.without = `${prompt.dataset.without!} ${step}`;
      return fits(prompt, acts);
    })
  );
}

/**
 * Keeps these options within their bar. What does not fit at all lies in a tray above it; the turns never do, as they
 * are chosen by what the map shows: they take two rows. In the sheet of a phone buttons stand below each other.
 */
export function keepWithin(options: HTMLElement): (() => void) | undefined {
  const prompt = options.closest<HTMLElement>('.stage .prompt, .tablet .prompt');
  const acts = prompt?.querySelector<HTMLElement>('.acts');
  if (!prompt || !acts) return undefined;
  const measure = (): void => {
    if (!prompt.clientWidth) return; // nothing has a width before it is laid out
    options.classList.remove('tray', 'options', 'weave');
    if (giveUp(prompt, acts)) return;
    if (prompt.dataset.kind === 'turn') {
      prompt.dataset.without = `${prompt.dataset.without!} row`;
    } else {
      prompt.dataset.without = 'refused';
      options.classList.add('tray', 'options', 'weave');
    }
  };
  measure();
  const changed = new MutationObserver(measure);
  changed.observe(acts, { childList: true, characterData: true, subtree: true });
  const resized = new ResizeObserver(() => requestAnimationFrame(measure)); // not at once: it changes sizes itself
  resized.observe(prompt);
  return () => {
    changed.disconnect();
    resized.disconnect();
    delete prompt.dataset.without;
  };
}
