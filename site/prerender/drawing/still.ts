/** Components of the interface as still SVG, in the colours that the dark theme gives them. */
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Mark } from '../../components/wordmark/index.ts'
import { color } from '#ui/theme/tokens'
import { wordmarkMarkup } from '../../components/wordmark/markup.ts'

/** The wordmark, 245 × 92 units. */
export const wordmark = (): string => wordmarkMarkup('dark')

/** The mark, 96 × 96 units. */
export const mark = (): string => still('mark', createElement(Mark, { size: 96 }))

/** A still has no style sheet: classes go, and custom properties become the values they stand for. */
const still = (prefix: string, component: ReactElement): string =>
  renderToStaticMarkup(component, { identifierPrefix: prefix })
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replaceAll(/ (?:class|data-theme|aria-hidden)="[^"]*"/gu, '')
    .replaceAll(/var\(--([\w-]+)\)/gu, (_, name: string) => TOKENS[camel(name)] ?? 'none')
    .replaceAll('currentColor', color.dark.text)

const TOKENS: Readonly<Record<string, string>> = color.dark

const camel = (name: string): string =>
  name.replaceAll(/-(.)/gu, (_, letter: string) => letter.toUpperCase())
