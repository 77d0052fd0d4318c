/** What the guides on evaluation and on prompts rest on: published measures, and a service that closes. */
import { topic } from './topic.ts'

const checked = '2026-11-23'
const paper = { checked, review: '2027-11-23', dated: 'stated' } as const

const judges = {
  ...paper,
  unit: 'percent',
  version: '2023-12-24',
  source: {
    title: 'Judging LLM-as-a-Judge with MT-Bench and Chatbot Arena, version 4',
    publisher: {
      fr: 'arXiv 2306.05685, lu dans la copie de Yiyibooks',
      en: 'arXiv 2306.05685, read in the copy of Yiyibooks',
    },
    url: 'https://www.yiyibooks.cn/__src__/arxiv/2306.05685v4/index.html',
  },
} as const
const changing = {
  ...paper,
  unit: 'percent',
  version: '2023-08-01',
  dated: 'not-before',
  source: {
    title: 'How Is ChatGPT’s Behavior Changing over Time?',
    publisher: { fr: 'arXiv 2307.09009, lu sur ar5iv', en: 'arXiv 2307.09009, read on ar5iv' },
    url: 'https://ar5iv.labs.arxiv.org/html/2307.09009',
  },
} as const
const evals = {
  checked,
  review: '2027-02-23',
  unit: 'date',
  version: '2026-06-03',
  dated: 'not-before',
  source: {
    title: 'Migrate from OpenAI Evals: dates of the announcement of 3 June 2026',
    publisher: { fr: 'Langfuse, qui cite OpenAI', en: 'Langfuse, quoting OpenAI' },
    url: 'https://langfuse.com/resources/engineering/migrate-from-openai-evals',
  },
} as const
const spotlighting = {
  ...paper,
  unit: 'percent',
  version: '2026-05-12',
  source: {
    title: 'Advanced prompt-injection defences: spotlighting (Hines et al., 2024)',
    publisher: { fr: 'Helmwart, sur arXiv 2403.14720', en: 'Helmwart, on arXiv 2403.14720' },
    url: 'https://helmwart.com/mitigations/m-prompt-injection-defences-plus/',
  },
} as const
const schemas = {
  checked,
  review: '2027-02-23',
  unit: 'name',
  version: '2026-10-18',
  dated: 'stated',
  source: {
    title: 'Structured Outputs Across AI APIs: OpenAI, Claude, Gemini (2026)',
    publisher: 'Developers Digest',
    url: 'https://www.developersdigest.tech/blog/structured-outputs-across-ai-apis-2026',
  },
} as const

export const guidesEvaluation = topic({
  'judge-agreement': {
    value: 80,
    label: {
      fr: 'accord de GPT-4, juge, avec des personnes, au moins',
      en: 'agreement of GPT-4, as a judge, with people, at least',
    },
    ...judges,
  },
  'primes-march': {
    value: 84,
    label: {
      fr: 'nombres premiers et composés distingués par GPT-4, version de mars 2023',
      en: 'primes told from composites by GPT-4, version of March 2023',
    },
    ...changing,
  },
  'primes-june': {
    value: 51,
    label: {
      fr: 'les mêmes nombres, version de juin 2023',
      en: 'the same numbers, version of June 2023',
    },
    ...changing,
  },
  'same-prompt-answers': {
    value: '80',
    unit: 'name',
    label: {
      fr: 'réponses différentes en mille envois de la même demande, température 0',
      en: 'different answers to one request sent a thousand times, temperature 0',
    },
    ...paper,
    version: '2025-09-10',
    dated: 'not-before',
    source: {
      title: 'Why LLM inference is not deterministic, on the measure of Thinking Machines Lab',
      publisher: 'dreaming.press',
      url: 'https://dreaming.press/posts/why-llm-inference-is-not-deterministic.html',
    },
  },
  'cluster-error': {
    value: '3',
    unit: 'name',
    label: {
      fr: 'fois l’erreur type annoncée, et davantage, une fois comptées les grappes de questions',
      en: 'times the reported standard error, and more, once clusters of questions are counted',
    },
    ...paper,
    version: '2024-11-19',
    source: {
      title: 'Clustered standard errors in evals, on Anthropic’s statistical approach',
      publisher: 'Robin Cartier',
      url: 'https://robincartier.com/wiki/clustered-standard-errors-in-evals/',
    },
  },
  'openai-evals-read-only': {
    value: '2026-10-31',
    label: {
      fr: 'OpenAI Evals passe en lecture seule',
      en: 'OpenAI Evals becomes read-only',
    },
    ...evals,
  },
  'openai-evals-end': {
    value: '2026-11-30',
    label: {
      fr: 'fermeture du tableau de bord et de l’API d’OpenAI Evals',
      en: 'end of OpenAI’s Evals dashboard and API',
    },
    ...evals,
  },
  'format-spread': {
    value: '76',
    unit: 'name',
    label: {
      fr: 'points d’écart dus à la seule mise en forme, au plus, LLaMA-2-13B',
      en: 'points of difference from formatting alone, at most, LLaMA-2-13B',
    },
    ...paper,
    version: '2023-10-17',
    dated: 'not-before',
    source: {
      title: 'Quantifying Language Models’ Sensitivity to Spurious Features in Prompt Design',
      publisher: { fr: 'arXiv 2310.11324, lu sur ar5iv', en: 'arXiv 2310.11324, read on ar5iv' },
      url: 'https://ar5iv.labs.arxiv.org/html/2310.11324',
    },
  },
  'marking-before': {
    value: 50,
    label: {
      fr: 'injections réussies avant le marquage des données, au moins',
      en: 'injections that succeeded before data were marked, at least',
    },
    ...spotlighting,
  },
  'marking-after': {
    value: 2,
    label: {
      fr: 'injections réussies après le marquage, au plus',
      en: 'injections that succeeded once they were marked, at most',
    },
    ...spotlighting,
  },
  'schema-models': {
    value: '97',
    label: {
      fr: 'modèles suivis qui imposent un schéma à leur réponse, sur 167',
      en: 'models tracked that enforce a schema on their reply, of 167',
    },
    ...schemas,
  },
})
