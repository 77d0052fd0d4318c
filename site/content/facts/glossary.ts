/** What the glossary's examples rest on: how texts are cut, how long vectors are, when saved prompts end. */
import { topic } from './topic.ts'

const checked = '2026-11-22'

const counting = {
  checked,
  review: '2027-11-22',
  version: '2025-01-01',
  dated: 'not-before',
  source: {
    title: 'What are tokens and how to count them?',
    publisher: {
      fr: 'Centre d’aide d’OpenAI, lu dans une copie',
      en: 'OpenAI Help Center, read in a copy',
    },
    url: 'https://hn.jakechampion.name/reader/https://help.openai.com/en/articles/4936856-what-are-tokens-and-how-to-count-them',
  },
} as const

const tokenizer = {
  checked,
  review: '2027-11-22',
  version: '2026-04-17',
  dated: 'stated',
  source: {
    title: 'Opus 4.7 tokenizer',
    publisher: {
      fr: 'Sol, qui cite les notes de version d’Anthropic et mesure',
      en: 'Sol, quoting and measuring against Anthropic’s release notes',
    },
    url: 'https://sol.ava.dev/writings/2026-04-17-opus-4-7-tokenizer.html',
  },
} as const

const vectors = {
  checked,
  review: '2027-05-22',
  version: '2024-01-25',
  dated: 'not-before',
  source: {
    title: 'OpenAI Embeddings: lengths that the two models return',
    publisher: 'LlamaIndex, documentation',
    url: 'https://developers.llamaindex.ai/python/framework/integrations/embeddings/openai/index.md',
  },
} as const

export const glossary = topic({
  'token-english-words': {
    value: 100,
    unit: 'tokens',
    label: {
      fr: 'repère donné pour l’anglais, par tranche de 75 mots',
      en: 'rule of thumb for English, for every 75 words',
    },
    ...counting,
  },
  'token-spanish-greeting': {
    value: 5,
    unit: 'tokens',
    label: {
      fr: 'découpage de « Cómo estás », dix caractères',
      en: 'how “Cómo estás”, ten characters, is cut',
    },
    ...counting,
  },
  'tokenizer-growth-announced': {
    value: 35,
    unit: 'percent',
    label: {
      fr: 'tokens en plus pour le même texte, au plus, annoncés avec Claude Opus 4.7',
      en: 'most extra tokens for the same text announced with Claude Opus 4.7',
    },
    ...tokenizer,
  },
  'tokenizer-growth-french': {
    value: 36,
    unit: 'percent',
    label: {
      fr: 'tokens en plus mesurés sur de la prose française',
      en: 'extra tokens measured on French prose',
    },
    ...tokenizer,
  },
  'embedding-small': {
    value: 1536,
    unit: 'dimensions',
    label: {
      fr: 'longueur d’un vecteur de text-embedding-3-small',
      en: 'length of a text-embedding-3-small vector',
    },
    ...vectors,
  },
  'embedding-large': {
    value: 3072,
    unit: 'dimensions',
    label: {
      fr: 'longueur d’un vecteur de text-embedding-3-large',
      en: 'length of a text-embedding-3-large vector',
    },
    ...vectors,
  },
  'openai-saved-prompts-end': {
    value: '2026-11-30',
    unit: 'date',
    label: {
      fr: 'fin des prompts enregistrés dans l’API d’OpenAI',
      en: 'end of prompts saved in OpenAI’s API',
    },
    checked,
    review: '2026-12-22',
    version: '2026-06-03',
    dated: 'not-before',
    source: {
      title: 'Prompting: prompts in your application',
      publisher: 'OpenAI',
      url: 'https://developers.openai.com/api/docs/guides/prompting.md',
    },
  },
})
