/** What makers withdraw, their smallest prices, and releases that the questions compare. */
import { topic } from './topic.ts'

const checked = '2026-11-22'
/** Prices and calendars of models move within weeks. */
const review = '2026-12-22'

const withdrawals = {
  checked,
  review,
  version: '2026-10-15',
  dated: 'stated',
  source: {
    title: 'Every OpenAI model shutdown date until January 2027',
    publisher: {
      fr: 'ImportStatic, d’après la page des retraits d’OpenAI',
      en: 'ImportStatic, after OpenAI’s page of deprecations',
    },
    url: 'https://dev.to/importstatic/every-openai-model-shutdown-date-until-january-2027-and-what-replaces-it-1dfk',
  },
} as const

/** The page names no day; the model came out on that one. */
const luna = {
  checked,
  review,
  version: '2026-09-22',
  dated: 'not-before',
  source: {
    title: 'GPT-6 Luna: model details and pricing',
    publisher: 'OpenAI',
    url: 'https://developers.openai.com/ja-JP/api/docs/models/gpt-6-luna',
  },
} as const

/** Neither does this one. */
const sol = {
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

/** The last release that the copy of its repository has a day for. */
const tagged = {
  value: '2026-08-05',
  unit: 'date',
  checked,
  review: '2027-02-22',
  version: '2026-08-05',
  dated: 'stated',
  source: {
    title: 'chore: version packages (#11308), tag langchain@1.5.5',
    publisher: 'LangChain',
    url: 'https://github.com/langchain-ai/langchainjs/tree/langchain@1.5.5',
  },
} as const

export const questions = topic({
  'gpt-4-withdrawn': {
    value: '2026-10-23',
    unit: 'date',
    label: {
      fr: 'retrait de GPT-4 et de GPT-4 Turbo de l’API d’OpenAI',
      en: 'GPT-4 and GPT-4 Turbo leave the OpenAI API',
    },
    ...withdrawals,
  },
  'cohere-training-ends': {
    value: '2025-09-15',
    unit: 'date',
    label: {
      fr: 'fin du fine-tuning chez Cohere',
      en: 'end of fine-tuning at Cohere',
    },
    checked,
    review: '2027-05-22',
    version: '2025-09-15',
    dated: 'stated',
    source: {
      title: 'Announcing major Command deprecations: retired fine-tuning capabilities',
      publisher: 'Cohere',
      url: 'https://docs.cohere.com/changelog/2025-09-15-major-command-deprecations',
    },
  },
  'gpt-6-luna-input': {
    value: 0.1,
    unit: 'USD',
    label: { fr: 'prix des tokens lus, GPT-6 Luna', en: 'price of input tokens, GPT-6 Luna' },
    reads: {
      fr: '{value} par million de tokens lus',
      en: '{value} per million tokens read',
    },
    ...luna,
  },
  'gpt-6-luna-output': {
    value: 0.5,
    unit: 'USD',
    label: { fr: 'prix des tokens produits, GPT-6 Luna', en: 'price of output tokens, GPT-6 Luna' },
    reads: {
      fr: '{value} par million de tokens écrits',
      en: '{value} per million tokens written',
    },
    ...luna,
  },
  'cache-share': {
    value: 5,
    unit: 'percent',
    label: {
      fr: 'prix d’un token relu du cache de GPT-6.2 Sol : 0,10 $ par million au lieu de 2 $',
      en: 'price of a token read from GPT-6.2 Sol’s cache: $0.10 a million instead of $2',
    },
    reads: { fr: '{value} du tarif de lecture', en: '{value} of the reading price' },
    ...sol,
  },
  'cache-write': {
    value: 2.5,
    unit: 'USD',
    label: {
      fr: 'prix de la mise en cache pour trente minutes, GPT-6.2 Sol',
      en: 'price of a cache write kept for thirty minutes, GPT-6.2 Sol',
    },
    reads: { fr: '{value} par million', en: '{value} per million' },
    ...sol,
  },
  'cache-least': {
    value: 1024,
    unit: 'tokens',
    label: {
      fr: 'longueur de demande sous laquelle le cache d’OpenAI ne sert pas',
      en: 'length of request below which OpenAI’s cache does nothing',
    },
    checked,
    review: '2027-02-22',
    version: '2026-10-07',
    dated: 'stated',
    source: {
      title: 'Prompt caching: minimum input tokens by provider',
      publisher: 'LiteLLM',
      url: 'https://docs.litellm.ai/docs/completion/prompt_caching.md',
    },
  },
  'llamaindex-ts-release': {
    value: '2025-12-02',
    unit: 'date',
    label: {
      fr: 'version 0.12.1 du paquet llamaindex, la dernière sur npm le jour du contrôle',
      en: 'version 0.12.1 of the llamaindex package, the latest on npm on the day of the check',
    },
    checked,
    review: '2027-02-22',
    version: '2025-12-02',
    dated: 'stated',
    source: {
      title: 'Release 0.12.1 (#2239)',
      publisher: 'LlamaIndex',
      url: 'https://github.com/run-llama/LlamaIndexTS/commit/acd9b66de4ec1305d8f7e87832cc68093116bb16',
    },
  },
  'langchain-tagged': {
    ...tagged,
    label: {
      fr: 'publication de LangChain 1.5.5 pour TypeScript, nommée dans son dépôt',
      en: 'release of LangChain 1.5.5 for TypeScript, as tagged in its repository',
    },
  },
  'langchain-release': {
    value: '2026-09-27',
    unit: 'date',
    label: {
      fr: 'publication de LangChain 1.5.14 pour TypeScript',
      en: 'release of LangChain 1.5.14 for TypeScript',
    },
    checked: '2026-11-29',
    review: '2027-02-22',
    // The day npm gives for this release.
    version: '2026-09-27',
    dated: 'stated',
    source: {
      title: 'langchain 1.5.14, description of the package',
      publisher: 'LangChain',
      url: 'https://www.npmjs.com/package/langchain',
    },
  },
  'haystack-licence': {
    value: 'Apache-2.0',
    unit: 'name',
    label: { fr: 'licence de Haystack', en: 'licence of Haystack' },
    checked,
    review: '2027-05-22',
    version: '2026-08-21',
    dated: 'stated',
    source: {
      title: 'Haystack: README and LICENSE',
      publisher: 'deepset',
      url: 'https://github.com/deepset-ai/haystack/tree/c7cb46c0f28ad1984f60e5d3e9404b124a221437',
    },
  },
})
