/** No line ends at the hyphen of a short word, in whatever says one thing in a few words. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from '#ui/field'
import { Input } from '#ui/input'
import { Lead, Text } from '#ui/text'
import { Toast } from '#ui/toast'

const kept = (words: string): readonly string[] =>
  [...renderToStaticMarkup(<Lead>{words}</Lead>).matchAll(/<span[^>]*>(.*?)<\/span>/gu)].map(
    ([, word]) => word!,
  )

const field = (said: { help?: string; error?: string }) => (
  <Field label="Jour" {...said}>
    <Input />
  </Field>
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

test.each([
  ['text', <Text key="text">Choisissez-le ici.</Text>],
  ['help', field({ help: 'Choisissez-le ici.' })],
  ['error', field({ error: 'Choisissez-le ici.' })],
  [
    'toast',
    <Toast key="toast" message="Choisissez-le ici." dismissLabel="Fermer" onDismiss={() => {}} />,
  ],
])('so in a %s', (_name, element) => {
  expect(renderToStaticMarkup(element)).toMatch(/<span class="[^"]+">Choisissez-le<\/span> ici\./u)
})
