/** What the articles on agents, graphs and explanations say that can date. */
import { topic } from './topic.ts'

const checked = '2026-11-22'

/** The table carries no day: it names a model of this one. */
const tau = {
  unit: 'percent',
  checked,
  review: '2027-11-22',
  version: '2024-10-22',
  dated: 'not-before',
  source: {
    title: 'τ-bench: README, “Leaderboard”, retail',
    publisher: 'Sierra Research',
    url: 'https://github.com/sierra-research/tau-bench',
  },
} as const

/** The system it tells of ran on models that could first be had on this day. */
const research = {
  unit: 'name',
  checked,
  review: '2027-11-22',
  version: '2025-05-22',
  dated: 'not-before',
  source: {
    title: 'What Anthropic Learned Building a Multi-Agent Researcher, a reading of its article',
    publisher: 'KAV',
    url: 'https://news.kav.co.id/n/anthropic-multi-agent-research-system/',
  },
} as const

const scaling = {
  unit: 'percent',
  checked: '2026-11-29',
  review: '2027-11-22',
  version: '2026-04-08',
  dated: 'stated',
  source: {
    title: 'Towards a Science of Scaling Agent Systems, third version: abstract',
    publisher: 'arXiv',
    url: 'https://arxiv.org/abs/2512.08296v3',
  },
} as const

/** The third version names no such limit. */
const scalingFirst = {
  ...scaling,
  version: '2025-12-09',
  source: {
    title: 'Towards a Science of Scaling Agent Systems, first version: abstract',
    publisher: 'Hugging Face',
    url: 'https://huggingface.co/papers/2512.08296',
  },
} as const

const mast = {
  unit: 'percent',
  checked,
  review: '2027-11-22',
  version: '2025-03-01',
  dated: 'not-before',
  source: {
    title: 'MAST: why multi-agent systems fail, a reading of the third version of the paper',
    publisher: 'Madani Lab',
    url: 'https://www.madani.agency/en/research/reliability-pass-at-k-mast',
  },
} as const

const autonomy = {
  unit: 'percent',
  checked,
  review: '2027-05-22',
  version: '2026-02-18',
  dated: 'stated',
  source: {
    title: 'Measuring AI agent autonomy in practice',
    publisher: 'Anthropic',
    url: 'https://anthropic.com/research/measuring-agent-autonomy',
  },
} as const

const faithfulness = {
  unit: 'percent',
  checked,
  review: '2027-11-22',
  version: '2025-04-03',
  dated: 'stated',
  source: {
    title: 'Reasoning Models Don’t Always Say What They Think, a reading of Anthropic’s paper',
    publisher: 'cyberchitta',
    url: 'https://ch-ai-tanya.cyberchitta.cc/raw/papers/source-2025-cot-faithfulness.html',
  },
} as const

/** The file carries no day; the last model it names is of this one. */
const whisper = {
  unit: 'name',
  checked: '2026-11-29',
  review: '2027-11-22',
  version: '2024-09-30',
  dated: 'not-before',
  source: {
    title: 'whisper.cpp: README, “Memory usage”',
    publisher: 'ggml',
    url: 'https://github.com/ggml-org/whisper.cpp',
  },
} as const
const mebibytes = { reads: { fr: '{value} Mio', en: '{value} MiB' } } as const
const megabytes = { reads: { fr: '{value} Mo', en: '{value} MB' } } as const
const gigabytes = { reads: { fr: '{value} Go', en: '{value} GB' } } as const

const chrome = {
  unit: 'name',
  checked,
  review: '2027-02-22',
  version: '2025-05-20',
  dated: 'stated',
  source: {
    title: 'Get started with built-in AI: requirements',
    publisher: 'Chrome for Developers, Google',
    url: 'https://developer.chrome.google.cn/docs/ai/get-started?authuser=0',
  },
} as const

/** The article is younger than the regulation it tells of, and carries no day. */
const cra = {
  unit: 'date',
  checked: '2026-11-29',
  review: '2027-05-22',
  version: '2024-12-10',
  dated: 'not-before',
  source: {
    title: 'Cyber Resilience Act: reporting obligations for manufacturers',
    publisher: 'Institute of company lawyers, Belgium',
    url: 'https://ibj.be/fr/partnerblog-fr/cyber-resilience-act-reporting-obligations-for-manufacturers-almost-applicable-does-it-concern-me/',
  },
} as const

const charts = {
  unit: 'percent',
  checked: '2026-11-29',
  review: '2027-05-22',
  version: '2026-02-10',
  dated: 'stated',
  source: {
    title: 'ChartMuseum: Testing Visual Reasoning Capabilities of Large Vision-Language Models',
    publisher: 'arXiv',
    url: 'https://arxiv.org/abs/2505.13444',
  },
} as const

const invoices = {
  unit: 'date',
  checked,
  review: '2027-05-22',
  version: '2024-01-01',
  dated: 'not-before',
  source: {
    title: 'Les obligations de la facture électronique',
    publisher: 'BBS Gestion Compta',
    url: 'https://www.bbs-gestion-compta.fr/blog/les-obligations-de-la-facture-electronique-n27',
  },
} as const

export const articlesTwo = topic({
  'tau-once': {
    value: 69.2,
    label: {
      fr: 'tâches de vente en ligne réussies au premier essai, Claude 3.5 Sonnet, τ-bench',
      en: 'retail tasks solved in one attempt, Claude 3.5 Sonnet, τ-bench',
    },
    ...tau,
  },
  'tau-four-times': {
    value: 46.2,
    label: {
      fr: 'les mêmes tâches, réussies quatre fois sur quatre',
      en: 'the same tasks, solved four times out of four',
    },
    ...tau,
  },
  'agent-tokens': {
    value: '4',
    label: {
      fr: 'fois plus de tokens qu’une conversation pour un agent, selon Anthropic',
      en: 'times the tokens of a chat for one agent, says Anthropic',
    },
    ...research,
  },
  'agents-tokens': {
    value: '15',
    label: {
      fr: 'fois plus de tokens qu’une conversation pour plusieurs agents, selon Anthropic',
      en: 'times the tokens of a chat for several agents, says Anthropic',
    },
    ...research,
  },
  'agents-parallel-gain': {
    value: 80.8,
    label: {
      fr: 'plus grand gain d’une équipe d’agents sur une analyse financière qui se découpe',
      en: 'largest gain of a team of agents on financial analysis that divides well',
    },
    ...scaling,
  },
  'agents-sequence-most-loss': {
    value: 70,
    label: {
      fr: 'plus grande perte d’une équipe d’agents sur une suite d’étapes',
      en: 'largest loss of a team of agents on a sequence of steps',
    },
    ...scaling,
  },
  'agents-one-suffices': {
    value: 45,
    label: {
      fr: 'réussite d’un agent seul, environ, au-delà de laquelle une équipe apporte moins ou fait perdre',
      en: 'success of one agent, roughly, beyond which a team adds less or does harm',
    },
    ...scalingFirst,
  },
  'mast-design': {
    value: 44.2,
    label: {
      fr: 'échecs de systèmes à plusieurs agents dus à leur conception',
      en: 'failures of multi-agent systems that come from their design',
    },
    ...mast,
  },
  'mast-between': {
    value: 32.3,
    label: {
      fr: 'échecs de systèmes à plusieurs agents nés entre les agents',
      en: 'failures of multi-agent systems that arise between agents',
    },
    ...mast,
  },
  'mast-checking': {
    value: 23.5,
    label: {
      fr: 'échecs de systèmes à plusieurs agents dus à la vérification',
      en: 'failures of multi-agent systems that come from checking',
    },
    ...mast,
  },
  'autonomy-new-users': {
    value: 20,
    label: {
      fr: 'sessions de Claude Code sans validation d’étapes, environ, chez les débutants',
      en: 'sessions of Claude Code with no approval of steps, roughly, among beginners',
    },
    ...autonomy,
  },
  'autonomy-old-users': {
    value: 40,
    label: {
      fr: 'les mêmes sessions chez les utilisateurs aguerris, au moins',
      en: 'the same sessions among experienced users, at least',
    },
    ...autonomy,
  },
  'lazy-indexing': {
    value: 0.1,
    unit: 'percent',
    label: {
      fr: 'coût de préparation de LazyGraphRAG, rapporté à celui de GraphRAG complet',
      en: 'cost of preparing LazyGraphRAG, as a share of full GraphRAG',
    },
    checked,
    review: '2027-05-22',
    version: '2024-11-25',
    dated: 'not-before',
    source: {
      title: 'LazyGraphRAG and what it costs, a reading of Microsoft’s measurements',
      publisher: 'Particula',
      url: 'https://particula.tech/blog/lazygraphrag-700x-cheaper-graphrag-knowledge-graphs',
    },
  },
  'hint-admitted-claude': {
    value: 25,
    label: {
      fr: 'cas où Claude 3.7 Sonnet avoue l’indice dont il s’est servi',
      en: 'cases in which Claude 3.7 Sonnet admits the hint it used',
    },
    ...faithfulness,
  },
  'hint-admitted-deepseek': {
    value: 39,
    label: {
      fr: 'cas où DeepSeek R1 avoue l’indice dont il s’est servi',
      en: 'cases in which DeepSeek R1 admits the hint it used',
    },
    ...faithfulness,
  },
  'whisper-small-disk': {
    value: '466',
    label: { fr: 'fichier du modèle Whisper small', en: 'file of the Whisper small model' },
    ...mebibytes,
    ...whisper,
  },
  'whisper-small-memory': {
    value: '852',
    label: { fr: 'mémoire prise par Whisper small', en: 'memory that Whisper small takes' },
    ...megabytes,
    ...whisper,
  },
  'chrome-storage': {
    value: '22',
    label: {
      fr: 'espace libre exigé par le modèle intégré à Chrome',
      en: 'free space that the model built into Chrome requires',
    },
    ...gigabytes,
    ...chrome,
  },
  'chrome-memory': {
    value: '16',
    label: {
      fr: 'mémoire vive exigée par le même modèle sans carte graphique',
      en: 'memory that the same model requires with no graphics card',
    },
    ...gigabytes,
    ...chrome,
  },
  'chrome-french': {
    value: '149',
    unit: 'name',
    label: {
      fr: 'première version de Chrome dont les modèles intégrés lisent et écrivent le français',
      en: 'first version of Chrome whose built-in models read and write French',
    },
    reads: { fr: 'Chrome {value}', en: 'Chrome {value}' },
    checked: '2026-11-23',
    review: '2027-02-22',
    // The page still bears the day of an older text.
    version: '2026-01-01',
    dated: 'not-before',
    source: {
      title: 'Get started with built-in AI: models in Chrome',
      publisher: 'Chrome for Developers, Google',
      url: 'https://developer.chrome.com/docs/ai/get-started',
    },
  },
  'cra-reporting': {
    value: '2026-09-11',
    label: {
      fr: 'début des signalements imposés par le règlement sur la cyberrésilience',
      en: 'reporting under the Cyber Resilience Act begins',
    },
    ...cra,
  },
  'cra-applies': {
    value: '2027-12-11',
    label: {
      fr: 'application de l’essentiel du règlement sur la cyberrésilience',
      en: 'most duties of the Cyber Resilience Act apply',
    },
    ...cra,
  },
  'whisper-invented': {
    value: 1,
    unit: 'percent',
    label: {
      fr: 'transcriptions de Whisper qui contiennent une phrase inventée, environ',
      en: 'Whisper transcriptions that contain an invented phrase, roughly',
    },
    checked,
    review: '2027-11-22',
    version: '2024-06-03',
    dated: 'stated',
    source: {
      title: 'Careless Whisper: Speech-to-Text Hallucination Harms, notes with quotations',
      publisher: {
        fr: 'Koenecke et al., cités par D. Deepak',
        en: 'Koenecke et al., quoted by D. Deepak',
      },
      url: 'https://notebook.ddeepak95.com/reference/careless-whisper-speech-to-text-hallucination-harms',
    },
  },
  'charts-people': {
    value: 93,
    label: {
      fr: 'questions sur des graphiques réels auxquelles des personnes répondent juste',
      en: 'questions on real charts that people answer correctly',
    },
    ...charts,
  },
  'charts-model': {
    value: 63,
    label: {
      fr: 'les mêmes questions, Gemini 2.5 Pro',
      en: 'the same questions, Gemini 2.5 Pro',
    },
    ...charts,
  },
  'invoices-received': {
    value: '2026-09-01',
    label: {
      fr: 'toutes les entreprises françaises doivent pouvoir recevoir des factures électroniques',
      en: 'all French companies must be able to receive electronic invoices',
    },
    ...invoices,
  },
  'invoices-sent-small': {
    value: '2027-09-01',
    label: {
      fr: 'les petites et moyennes entreprises françaises émettent des factures électroniques',
      en: 'small and mid-size French companies send electronic invoices',
    },
    ...invoices,
  },
})
