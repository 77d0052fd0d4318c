import { globalStyle, style } from '@vanilla-extract/css'
import { fixed } from '#ui/theme/contract.css'

/** Tables of long names beside sentences: names may break, sentences keep room on a phone. */
export const tables = style({ marginBlockStart: fixed.space[40] })
globalStyle(`${tables} td code`, { overflowWrap: 'anywhere' })
globalStyle(`${tables} table:has(th:nth-child(5))`, { minWidth: 880 })
