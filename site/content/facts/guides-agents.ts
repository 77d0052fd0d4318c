/** What the guides on agents rest on: defaults of a library, keys of payment services, old projects. */
import { topic } from './topic.ts'

const checked = '2026-11-23'
const later = '2027-02-23'

/** The source of the package, as of that commit; the released version is a fact of its own. */
const langgraphSource = (title: string, file: string) =>
  ({
    checked,
    review: later,
    version: '2026-08-21',
    dated: 'stated',
    source: {
      title,
      publisher: 'LangChain',
      url: `https://github.com/langchain-ai/langgraphjs/blob/f8bdf16d4fe23a79e945ea5dc6f86bbf09abb77d/libs/langgraph-core/src/pregel/${file}`,
    },
  }) as const

const retries = langgraphSource('LangGraph.js: how a node is tried again', 'retry.ts')

/** What a repository was on a day will not change any more. */
const settled = { checked, review: '2027-11-23', dated: 'stated' } as const
const firstScript = {
  ...settled,
  version: '2023-04-03',
  source: {
    title: 'babyagi.py, as first published',
    publisher: { fr: 'Yohei Nakajima, sur GitHub', en: 'Yohei Nakajima, on GitHub' },
    url: 'https://github.com/yoheinakajima/babyagi_archive/blob/a0059c02843fa930850b000fde3d9aec79bd2b07/babyagi.py',
  },
} as const
const firstReadme = {
  ...settled,
  version: '2023-04-03',
  dated: 'not-before',
  source: {
    title: 'BabyAGI: README of the first script',
    publisher: { fr: 'Yohei Nakajima, sur GitHub', en: 'Yohei Nakajima, on GitHub' },
    url: 'https://github.com/yoheinakajima/babyagi_archive/blob/e8726e3f83b81e51bdbfebf6df6ab034d52e58ec/classic/README.md',
  },
} as const
const babyagiThree = {
  ...settled,
  review: later,
  version: '2026-02-07',
  source: {
    title: 'BabyAGI 3: history of the repository',
    publisher: { fr: 'Yohei Nakajima, sur GitHub', en: 'Yohei Nakajima, on GitHub' },
    url: 'https://github.com/yoheinakajima/babyagi3/commit/b505d35b59b3544157e97fa30b7123bd6bc315c8',
  },
} as const
/** The newest tag whose licence could be read; it was released after version 0.6.66, of 9 July. */
const platform = {
  checked,
  review: later,
  version: '2026-07-09',
  dated: 'not-before',
  source: {
    title: 'AutoGPT: LICENSE at autogpt-platform-beta-v0.6.68',
    publisher: 'Significant Gravitas',
    url: 'https://raw.githubusercontent.com/Significant-Gravitas/AutoGPT/autogpt-platform-beta-v0.6.68/LICENSE',
  },
} as const
const stuckDetector = {
  checked,
  review: later,
  version: '2025-10-01',
  dated: 'not-before',
  source: {
    title: 'Stuck Detector',
    publisher: 'OpenHands',
    url: 'https://docs.openhands.dev/sdk/guides/agent-stuck-detector.md',
  },
} as const

export const guidesAgents = topic({
  'langgraph-read': {
    value: '1.4.12',
    unit: 'name',
    label: {
      fr: 'version de LangGraph.js dont le code a été lu',
      en: 'version of LangGraph.js whose source was read',
    },
    ...langgraphSource('LangGraph.js: default configuration', 'utils/config.ts'),
  },
  'langgraph-steps': {
    value: '25',
    unit: 'name',
    label: {
      fr: 'pas permis par défaut à un graphe de LangGraph.js',
      en: 'steps that a LangGraph.js graph may take by default',
    },
    ...langgraphSource('LangGraph.js: default configuration', 'utils/config.ts'),
  },
  'langgraph-durability': {
    value: 'async',
    unit: 'name',
    label: {
      fr: 'façon d’enregistrer par défaut de LangGraph.js',
      en: 'how LangGraph.js saves by default',
    },
    ...langgraphSource('LangGraph.js: options of a run', 'types.ts'),
  },
  'langgraph-sync-mended': {
    value: '1.4.8',
    unit: 'name',
    label: {
      fr: 'version de LangGraph.js où le mode sync attend la fin de l’écriture',
      en: 'version of LangGraph.js in which sync mode waits for the write',
    },
    checked,
    review: '2027-11-23',
    version: '2026-08-20',
    dated: 'not-before',
    source: {
      title: '@langchain/langgraph: changelog',
      publisher: 'LangChain',
      url: 'https://github.com/langchain-ai/langgraphjs/blob/f8bdf16d4fe23a79e945ea5dc6f86bbf09abb77d/libs/langgraph-core/CHANGELOG.md',
    },
  },
  'langgraph-attempts': {
    value: '3',
    unit: 'name',
    label: {
      fr: 'essais par défaut d’un nœud qui a une règle de reprise, LangGraph.js',
      en: 'default attempts of a node that has a retry policy, LangGraph.js',
    },
    ...retries,
  },
  'langgraph-node-timeouts': {
    value: '1.4.0',
    unit: 'name',
    label: {
      fr: 'version de LangGraph.js qui apporte les délais par nœud',
      en: 'version of LangGraph.js that brings timeouts for each node',
    },
    checked,
    review: '2027-11-23',
    version: '2026-01-01',
    dated: 'not-before',
    source: {
      title: 'Fault tolerance: retries, timeouts, error handlers',
      publisher: 'LangChain',
      url: 'https://docs.langchain.com/oss/javascript/langgraph/fault-tolerance.md',
    },
  },
  'stripe-key-life': {
    value: 24,
    unit: 'hours',
    label: {
      fr: 'âge auquel Stripe peut oublier une clé d’idempotence, API v1',
      en: 'age at which Stripe may forget an idempotency key, API v1',
    },
    checked,
    review: later,
    version: '2024-01-01',
    dated: 'not-before',
    source: {
      title: 'Idempotent requests',
      publisher: 'Stripe',
      url: 'https://docs.stripe.com/idempotency',
    },
  },
  'qonto-key-life': {
    value: '30 min',
    unit: 'name',
    label: {
      fr: 'durée de vie d’une clé d’idempotence chez Qonto',
      en: 'life of an idempotency key at Qonto',
    },
    checked,
    review: later,
    version: '2024-01-01',
    dated: 'not-before',
    source: {
      title: 'Idempotent requests',
      publisher: 'Qonto',
      url: 'https://docs.qonto.com/get-started/general/idempotent-requests',
    },
  },
  'babyagi-announced': {
    value: '2023-03-28',
    unit: 'date',
    label: {
      fr: 'annonce de l’agent dont BabyAGI est la version réduite',
      en: 'announcement of the agent that BabyAGI pares down',
    },
    ...firstReadme,
  },
  'babyagi-lines': {
    value: '105',
    unit: 'name',
    label: {
      fr: 'lignes de code du premier BabyAGI, d’après son auteur',
      en: 'lines of code of the first BabyAGI, by its author’s count',
    },
    ...firstReadme,
  },
  'babyagi-first-script': {
    value: '2023-04-03',
    unit: 'date',
    label: { fr: 'publication du premier babyagi.py', en: 'publication of the first babyagi.py' },
    ...firstScript,
  },
  'babyagi-archived': {
    value: '2024-09-30',
    unit: 'date',
    label: {
      fr: 'mise en archive du premier BabyAGI',
      en: 'the first BabyAGI moved to an archive',
    },
    ...settled,
    version: '2024-09-30',
    source: {
      title: 'babyagi_archive: notice in the README',
      publisher: { fr: 'Yohei Nakajima, sur GitHub', en: 'Yohei Nakajima, on GitHub' },
      url: 'https://github.com/yoheinakajima/babyagi_archive/commit/e8726e3f83b81e51bdbfebf6df6ab034d52e58ec',
    },
  },
  'babyagi-two-last': {
    value: '2024-11-06',
    unit: 'date',
    label: {
      fr: 'dernier changement lu dans le dépôt de BabyAGI 2',
      en: 'last change read in the repository of BabyAGI 2',
    },
    ...settled,
    review: later,
    version: '2024-11-06',
    source: {
      title: 'babyagi: history of the repository',
      publisher: { fr: 'Yohei Nakajima, sur GitHub', en: 'Yohei Nakajima, on GitHub' },
      url: 'https://github.com/yoheinakajima/babyagi/commit/4f4fd1f62c2b0726479d6bc7bbf87463369a663e',
    },
  },
  'babyagi-three-last': {
    value: '2026-02-07',
    unit: 'date',
    label: {
      fr: 'dernier changement lu dans le dépôt de BabyAGI 3',
      en: 'last change read in the repository of BabyAGI 3',
    },
    ...babyagiThree,
  },
  'babyagi-licence': {
    value: 'MIT',
    unit: 'name',
    label: { fr: 'licence des trois BabyAGI', en: 'licence of the three BabyAGIs' },
    ...babyagiThree,
  },
  'autogpt-demo': {
    value: '2023-03-30',
    unit: 'date',
    label: {
      fr: 'démonstration d’AutoGPT, datée dans son README',
      en: 'demonstration of AutoGPT, dated in its README',
    },
    ...settled,
    version: '2023-04-01',
    dated: 'not-before',
    source: {
      title: 'Auto-GPT: An Autonomous GPT-4 Experiment, README',
      publisher: 'Significant Gravitas',
      url: 'https://github.com/Significant-Gravitas/AutoGPT/blob/0099947c7ee188bc58bee3b0740741facec54042/README.md',
    },
  },
  'autogpt-unsupported': {
    value: '2024-11-12',
    unit: 'date',
    label: {
      fr: 'avis de fin de soutien d’AutoGPT Classic, pour raisons de sécurité',
      en: 'notice that AutoGPT Classic is unsupported, for security reasons',
    },
    ...settled,
    version: '2024-11-12',
    source: {
      title: 'fix(classic): update docs for security deprecation, pull request 8632',
      publisher: 'Significant Gravitas',
      url: 'https://github.com/Significant-Gravitas/AutoGPT/pull/8632',
    },
  },
  'autogpt-classic-licence': {
    value: 'MIT',
    unit: 'name',
    label: { fr: 'licence d’AutoGPT Classic', en: 'licence of AutoGPT Classic' },
    ...platform,
  },
  'autogpt-platform-licence': {
    value: 'PolyForm Shield 1.0.0',
    unit: 'name',
    label: { fr: 'licence d’AutoGPT Platform', en: 'licence of AutoGPT Platform' },
    ...platform,
  },
  'autogpt-platform-version': {
    value: '0.6.68',
    unit: 'name',
    label: {
      fr: 'version d’AutoGPT Platform dont la licence a été lue',
      en: 'version of AutoGPT Platform whose licence was read',
    },
    ...platform,
  },
  'openhands-repeats': {
    value: '4',
    unit: 'name',
    label: {
      fr: 'répétitions du même acte et du même résultat qui arrêtent OpenHands',
      en: 'repeats of one act with one outcome that halt OpenHands',
    },
    ...stuckDetector,
  },
  'openhands-alternations': {
    value: '6',
    unit: 'name',
    label: {
      fr: 'actes d’un va-et-vient qui arrêtent OpenHands, soit trois allers-retours',
      en: 'acts of a to-and-fro that halt OpenHands, three rounds in all',
    },
    checked,
    review: later,
    version: '2026-08-22',
    dated: 'not-before',
    source: {
      title: 'stuck_detector.py',
      publisher: 'OpenHands',
      url: 'https://github.com/OpenHands/software-agent-sdk/blob/main/openhands-sdk/openhands/sdk/conversation/stuck_detector.py',
    },
  },
})
