import type { MarkedExtension } from 'marked'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { CodeBlock } from '#ui/code-block'
import type { Context } from './context.ts'
import { escape } from './escape.ts'
import { FENCES, highlight, isFence } from './highlight.ts'
import { missing } from '../../content/missing.ts'

/** Fenced code, coloured; after the language a fence may name the file: ```` ```ts rappel.ts ````. */
export const code = (context: Context): MarkedExtension => ({
  renderer: {
    code(token) {
      const [language = '', file] = (token.lang ?? '').split(' ')
      if (language !== '' && !isFence(language))
        context.problem(
          token,
          `${missing('colouring for', language, FENCES)} Write \`\`\`text where none fits`,
        )
      return codeBlock(context, token.text, language || undefined, file)
    },
  },
})

/** @param example its path and where one can take it, where it is one that tests run */
export const codeBlock = (
  { words, region }: Context,
  text: string,
  language: string | undefined,
  file: string | undefined,
  example?: { readonly path: string; readonly href: string },
): string => {
  const { copy, copied, copyFailed: failed } = words
  const coloured = highlight(text, language)
  const block = createElement(CodeBlock, {
    name: region(words.code),
    ...coloured,
    file,
    copy,
    copied,
    failed,
    ...(example && { download: { href: example.href, name: words.download } }),
  })
  // `Prose` copies: this markup has no React behind it.
  const ran = example ? ` data-example="${escape(example.path)}"` : ''
  return `<div data-code${ran} data-copied="${escape(copied)}" data-failed="${escape(failed)}">${renderToStaticMarkup(block)}</div>`
}
