/** A lead is set large: no line of it ends at the hyphen of a short word. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Lead } from '#ui/text'

const kept = (words: string): readonly string[] =>
  [...renderToStaticMarkup(<Lead>{words}</Lead>).matchAll(/<span[^>]*>(.*?)<\/span>/gu)].map(
    ([, word]) => word!,
  )

test.each([
  ['Choisissez-le par tâche, puis est-ce fini ?', ['Choisissez-le', 'est-ce']],
  ['Un e-mail, puis l’e-mail.', ['e-mail,', 'l’e-mail.']],
  ['Moi-même (peut-être) : la suite', ['Moi-même', '(peut-être)']],
  ['« Peut-il » le dire', ['Peut-il']],
  [
    'Claude ou GPT-4\u{a0}: «\u{a0}est-ce\u{a0}» tout\u{202f}?',
    ['GPT-4\u{a0}:', '«\u{a0}est-ce\u{a0}»'],
  ],
  ['Rien à tenir ensemble, 3 - 2 = 1', []],
  ['Un arc-en-ciel-de-couleurs est trop long', []],
])('%s', (words, together) => {
  expect(kept(words)).toEqual(together)
  expect(renderToStaticMarkup(<Lead>{words}</Lead>).replace(/<[^>]*>/gu, '')).toBe(words)
})

test('what is no plain text is left as it is', () => {
  const markup = renderToStaticMarkup(
    <Lead>
      Un <b>e-mail</b>
    </Lead>,
  )
  expect(markup).not.toContain('<span')
})
