import type { Language } from '../routes/language.ts'

/**
 * A number as people write it in a language: « 1 200,5 », “1,200.5”; two decimals are kept. In
 * English a comma parts thousands where it can, else decimals.
 */
export const readNumber = (typed: string, language: Language): number | 'empty' | 'no-number' => {
  const text = typed.replaceAll(/[\s'’]/gu, '').replace('−', '-')
  if (text === '') return 'empty'
  const plain =
    language === 'en' && GROUPED.test(text) ? text.replaceAll(',', '') : text.replace(',', '.')
  return PLAIN.test(plain) ? Math.round(Number(plain) * 100) / 100 || 0 : 'no-number'
}

const GROUPED = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u
const PLAIN = /^-?(?:\d+\.?\d*|\.\d+)$/u
