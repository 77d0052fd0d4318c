/** Prices are list prices per million tokens, before any discount. */
import { topic } from './topic.ts'

const checked = '2026-11-22'
/** Prices move within weeks. */
const review = '2026-12-22'

const input = {
  unit: 'USD',
  label: { fr: 'prix des tokens lus', en: 'price of input tokens' },
  reads: {
    fr: '{value} par million de tokens en entrée',
    en: '{value} per million input tokens',
  },
} as const
const output = {
  unit: 'USD',
  label: { fr: 'prix des tokens produits', en: 'price of output tokens' },
  reads: {
    fr: '{value} par million de tokens en sortie',
    en: '{value} per million output tokens',
  },
} as const
const cached = {
  unit: 'USD',
  label: { fr: 'prix des tokens relus du cache', en: 'price of cached input tokens' },
  reads: {
    fr: '{value} par million de tokens relus du cache',
    en: '{value} per million cached input tokens',
  },
} as const
const context = {
  unit: 'tokens',
  label: { fr: 'fenêtre de contexte', en: 'context window' },
} as const

/** Its table compares the whole line-up of that day; the page names no day but the release. */
const anthropic = {
  checked,
  review,
  version: '2026-10-07',
  dated: 'not-before',
  source: {
    title: 'Claude Haiku 5.5: specifications, prices and comparison of models',
    publisher: 'Anthropic',
    url: 'https://platform.claude.com/docs/en/models/haiku-5-5/overview',
  },
} as const

const openai = {
  checked,
  review,
  version: '2026-11-17',
  dated: 'not-before',
  source: {
    title: 'GPT-6.2 Sol: model details and pricing',
    publisher: 'OpenAI',
    url: 'https://developers.openai.com/api/docs/models/gpt-6.2-sol',
  },
} as const

export const models = topic({
  'claude-haiku-5-5-context': { value: 1_000_000, ...context, ...anthropic },
  'claude-haiku-5-5-input': { value: 0.1, ...input, ...anthropic },
  'claude-haiku-5-5-output': { value: 0.5, ...output, ...anthropic },
  'claude-haiku-5-5-price-step': {
    value: 100_000,
    unit: 'tokens',
    label: {
      fr: 'taille de requête au-delà de laquelle Haiku 5.5 coûte cinq fois plus',
      en: 'size of request above which Haiku 5.5 costs five times as much',
    },
    ...anthropic,
    source: {
      title: 'Claude Haiku 5.5: prices by size of request',
      publisher: 'Anthropic',
      url: 'https://platform.claude.com/docs/en/models/haiku-5-5/overview',
    },
  },
  'claude-sonnet-5-5-context': { value: 1_000_000, ...context, ...anthropic },
  'claude-sonnet-5-5-input': { value: 2, ...input, ...anthropic },
  'claude-sonnet-5-5-output': { value: 10, ...output, ...anthropic },
  'claude-sonnet-5-5-cached': {
    value: 0.1,
    ...cached,
    ...anthropic,
    version: '2026-10-09',
    dated: 'stated',
    source: {
      title: 'Claude Platform release notes, October 7, 2026',
      publisher: 'Anthropic',
      url: 'https://platform.claude.com/docs/en/release-notes/overview',
    },
  },
  'claude-opus-5-5-input': { value: 4, ...input, ...anthropic },
  'claude-opus-5-5-output': { value: 20, ...output, ...anthropic },
  'claude-batch-discount': {
    value: 50,
    unit: 'percent',
    label: {
      fr: 'remise de l’API différée sur Claude Opus 5',
      en: 'discount of the batch API on Claude Opus 5',
    },
    ...anthropic,
    version: '2026-07-24',
    source: {
      title: 'Claude Opus 5: specifications and prices',
      publisher: 'Anthropic',
      url: 'https://platform.claude.com/docs/models/opus-5/overview',
    },
  },
  'claude-latest': {
    value: 'Claude Fable 5.2',
    unit: 'name',
    label: {
      fr: 'dernier modèle annoncé par Anthropic',
      en: 'latest model that Anthropic announced',
    },
    ...anthropic,
    version: '2026-11-12',
    dated: 'stated',
    source: {
      title: 'Claude Platform release notes, November 9, 2026',
      publisher: 'Anthropic',
      url: 'https://platform.claude.com/docs/en/release-notes/overview',
    },
  },
  'gpt-6-2-sol-context': { value: 1_050_000, ...context, ...openai },
  'gpt-6-2-sol-output-limit': {
    value: 128_000,
    unit: 'tokens',
    label: { fr: 'réponse la plus longue', en: 'longest answer' },
    ...openai,
  },
  'gpt-6-2-sol-input': { value: 2, ...input, ...openai },
  'gpt-6-2-sol-cached': { value: 0.1, ...cached, ...openai },
  'gpt-6-2-sol-output': { value: 10, ...output, ...openai },
  'gpt-6-2-sol-price-step': {
    value: 272_000,
    unit: 'tokens',
    label: {
      fr: 'taille de requête au-delà de laquelle l’entrée coûte le double',
      en: 'size of request above which input costs twice as much',
    },
    ...openai,
  },
  'openai-batch-discount': {
    value: 50,
    unit: 'percent',
    label: { fr: 'remise de l’API différée', en: 'discount of the batch API' },
    ...openai,
  },
})
