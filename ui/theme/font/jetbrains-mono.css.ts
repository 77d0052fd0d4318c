/**
 * JetBrains Mono, cut down to code in French and English, so that code looks the same on every
 * machine. Only what shows blocks of code imports it: other pages do not load it.
 */
import { globalFontFace } from '@vanilla-extract/css'
import file from './jetbrains-mono.woff2?url'

globalFontFace('Opale Mono', {
  src: `url(${file}) format("woff2")`,
  fontWeight: 400,
  fontDisplay: 'swap',
})
