import type { MarkedExtension, Token } from 'marked'
import type { Context } from './context.ts'
import type { DirectiveKind } from './directives.ts'
import { escape } from './escape.ts'
import { missing } from '../../content/missing.ts'
import { plainText } from './plain-text.ts'

/** `![what one sees](./picture.png)`: a file beside the text, with the room that it takes. */
export const pictures = (context: Context): MarkedExtension => ({
  renderer: {
    image(token) {
      return picture(context, token, token.href, plainText(token.tokens))
    },
  },
})

/** `::figure[what one sees]{src=./picture.png caption="Words below it"}` */
export const figure = (context: Context): DirectiveKind => ({
  level: 'block',
  usage: '::figure[what one sees]{src=./picture.png caption="Words below it"}',
  takes: ['src', 'caption'],
  markdown: ({ attributes }) => attributes['caption'],
  render({ token, label, attributes }, caption) {
    const { src = '' } = attributes
    // One line is one paragraph, which a caption has no need of.
    const words = caption().replace(/^<p>|<\/p>\s*$/gu, '')
    const below = words === '' ? '' : `<figcaption>${words}</figcaption>`
    return `<figure>${picture(context, token, src, label)}${below}</figure>`
  },
})

const picture = (
  { lookups, problem, typeset }: Context,
  token: Token,
  source: string,
  alternative: string,
): string => {
  if (alternative.trim() === '')
    problem(
      token,
      `the picture « ${source} » has no words for who does not see it: write ![words](…)`,
    )
  const found = lookups.pictures.get(source)
  if (found === undefined)
    problem(token, missing('picture beside the text called', source, lookups.pictures.keys()))
  else if ('wrong' in found) problem(token, `the picture « ${source} » ${found.wrong}`)
  else
    return `<img src="${escape(found.href)}" alt="${escape(typeset(alternative))}" width="${found.width}" height="${found.height}" loading="lazy">`
  return escape(alternative)
}
