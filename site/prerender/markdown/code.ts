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

/** @param taken where one can take the file */
export const codeBlock = (
  { words, region }: Context,
  text: string,
  language: string | undefined,
  file: string | undefined,
  download?: string,
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
    ...(download !== undefined && { download: { href: download, name: words.download } }),
  })
  // `Prose` copies: this markup has no React behind it.
  return `<div data-code data-copied="${escape(copied)}" data-failed="${escape(failed)}">${renderToStaticMarkup(block)}</div>`
}
