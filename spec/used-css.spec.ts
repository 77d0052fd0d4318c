/** The style sheet that a page carries: what its markup can use before the application, no more. */
import { expect, test } from 'vitest'
import { atFirst, Usage, usedCss } from '../site/prerender/used-css.ts'

const seen = (...html: readonly string[]): Usage => {
  const usage = new Usage()
  for (const text of html) usage.note(text)
  return usage
}

test.each([
  ['a rule whose class a page has', '<p class="a b">', '.a{color:red}', '.a{color:red}'],
  ['a rule whose class no page has', '<p class="a">', '.c{color:red}', ''],
  ['a rule of two classes, one of them missing', '<p class="a">', '.a .c{color:red}', ''],
  ['one selector of a list', '<p class="a">', '.a,.c{color:red}', '.a{color:red}'],
  [
    'elements, and what the boot marks',
    '<p>',
    'html[data-js] p{color:red}',
    'html[data-js] p{color:red}',
  ],
  [
    'a negation of what is missing',
    '<p class="a">',
    '.a:not(.c){color:red}',
    '.a:not(.c){color:red}',
  ],
  [
    'an alternative, even nested',
    '<p class="a">',
    '.a:is(.b,:not(.c)){color:red}',
    '.a:is(.b,:not(.c)){color:red}',
  ],
  [
    'alternatives that no page has',
    '<i>',
    ':is(i,b){top:0}:has(>b,>p u){top:1px}',
    ':is(i){top:0}',
  ],
  ['an element that no page has', '<i>', 'i{top:0}i b,b{top:1px}', 'i{top:0}'],
  [
    'an attribute, and a value of it, that no page has',
    '<i role="x" data-a="b">',
    '[role=x]{top:0}[role=y]{top:1px}[data-a=b]{top:2px}[data-a=c],[data-d]{top:3px}',
    '[role=x]{top:0}[data-a=b]{top:2px}',
  ],
  [
    'what is seen once something is opened over the page',
    '<b class="a"><ul popover="auto" class="b"><li><ul></ul><i class="c"></i></li></ul></b>',
    '.a{top:0}.b{top:1px}.c{top:2px}.a:has(:popover-open){top:3px}[popover]{top:4px}',
    '.a{top:0}[popover]{top:4px}',
  ],
  [
    'what only who runs no scripts needs: the whole sheet comes with the document then',
    '<p>',
    'p{top:0}html:not([data-js]) p{top:1px}@media (scripting:none){p{top:2px}}',
    'p{top:0}',
  ],
  ['an empty rule group', '<p class="a">', '@media screen{.c{color:red}}', ''],
  [
    'what is left of a group',
    '<p class="a">',
    '@media screen{.a{top:0}.c{top:1}}',
    '@media screen{.a{top:0}}',
  ],
  [
    'what is for paper: one asks for it by a key or the pointer',
    '<p class="a">',
    '@media print{.a{top:0}}@media print,(height<=9em){.a{top:1px}}',
    '@media (height<=9em){.a{top:1px}}',
  ],
  [
    'keyframes that are played',
    '<p class="a">',
    '@keyframes k{to{top:0}}.a{animation:1s k}',
    '@keyframes k{to{top:0}}.a{animation:1s k}',
  ],
  [
    'keyframes that nothing plays',
    '<p class="a">',
    '@keyframes k{to{top:0}}.a{top:1px}',
    '.a{top:1px}',
  ],
  [
    'a face that text is set in',
    '<p class="a">',
    '@font-face{font-family:"A B";src:url(f)}.a{font:1em A B,serif}',
    '@font-face{font-family:"A B";src:url(f)}.a{font:1em A B,serif}',
  ],
  [
    'a face that nothing is set in',
    '<p class="a">',
    '@font-face{font-family:"A B";src:url(f)}.c{font:1em A B,serif}.a{top:0}',
    '.a{top:0}',
  ],
  [
    'a property that is read',
    '<p class="a b">',
    '.b{--x:red}.a{color:var(--x)}',
    '.b{--x:red}.a{color:var(--x)}',
  ],
  [
    'a property that a drawing reads',
    '<path fill="var(--x)">',
    ':root{--x:red;--y:0}',
    ':root{--x:red}',
  ],
  [
    'a property read only by one that goes',
    '<p>',
    ':root{--x:red;--y:var(--x)}p{top:0}',
    'p{top:0}',
  ],
  [
    'a state that only scripts set',
    '<p class="a">',
    '.a[aria-busy]{top:0}.a:disabled{top:1px}',
    '',
  ],
  [
    'a state that the markup has',
    '<a class="a" aria-current="page">',
    '.a[aria-current]{top:0}',
    '.a[aria-current]{top:0}',
  ],
  ['a scroll that only scripts mark', '<p class="a">', 'html[data-scrolled] .a{top:0}', ''],
  [
    'what only eases a change',
    '<p class="a">',
    '.a{transition:top 1s;transition-delay:1s;scroll-behavior:auto}.a{top:0;transition:top 1s}',
    '.a{top:0}',
  ],
  [
    'a typed property that nothing reads',
    '<p class="a">',
    '@property --x{syntax:"*";inherits:false}.a{top:0}',
    '.a{top:0}',
  ],
  ['states that browsers set', '<details class="a">', '.a[open]{top:0}', '.a[open]{top:0}'],
  [
    'what answers the pointer',
    '<a class="a">',
    '.a:hover{top:0}.a:active{top:1px}.a,.a:hover{top:2px}',
    '.a{top:2px}',
  ],
  [
    'what answers the keyboard, and not what waits for it',
    '<a class="a">',
    '.a:focus-visible{top:0}.a:not(:focus-visible){top:1px}.a:not(:focus){top:2px}',
    '.a:not(:focus-visible){top:1px}.a:not(:focus){top:2px}',
  ],
  [
    'a colour of the theme, asked for twice: its value stands there',
    '<p class="a">',
    ':root{--x:red}.a{color:var(--x)}.a{fill:var(--x)}',
    '.a{color:red}.a{fill:red}',
  ],
  [
    'one asked for more often: its name is shorter',
    '<p class="a">',
    ':root{--x:red}.a{color:var(--x)}.a{fill:var(--x)}.a{stroke:var(--x)}',
    ':root{--x:red}.a{color:var(--x)}.a{fill:var(--x)}.a{stroke:var(--x)}',
  ],
  [
    'one whose name begins like that of another',
    '<p class="a">',
    ':root{--x:red;--x-soft:pink}.a{color:var(--x);fill:var(--x-soft)}',
    '.a{color:red;fill:pink}',
  ],
  [
    'one that may be missing',
    '<p class="a">',
    ':root{--x:red}.a{color:var(--x,blue)}',
    ':root{--x:red}.a{color:var(--x,blue)}',
  ],
  [
    'one that an element sets anew, or that asks for another',
    '<p class="a">',
    ':root{--x:red;--y:var(--x)}.a{--x:blue;top:var(--y);color:var(--x)}',
    ':root{--x:red;--y:var(--x)}.a{--x:blue;top:var(--y);color:var(--x)}',
  ],
])('%s', (_, html, css, kept) => {
  expect(usedCss(atFirst(css), seen(html))).toBe(kept)
})

test('pages of one type share a sheet: what either uses stays', () => {
  const css = '.a{top:0}.b{top:1px}.c{top:2px}'
  expect(usedCss(atFirst(css), seen('<p class="a">', '<p class="b">'))).toBe('.a{top:0}.b{top:1px}')
})

test('text that looks like a class, in a script, is harmless', () => {
  expect(usedCss(atFirst('.a{top:0}'), seen('<script>{"text":"class=\\"a\\""}</script>'))).toBe('')
})
