/** What comparisons set side by side and no other topic holds; prices again, as bare values. */
import { models } from './models.ts'
import { questions } from './questions.ts'
import { topic } from './topic.ts'

const checked = '2026-11-22'
/** Prices, beta programmes and promotions move within weeks. */
const soon = '2026-12-22'
const later = '2027-02-22'

/** A table says the unit once, in its first column. */
const bare = { reads: { fr: '{value}', en: '{value}' } } as const

/** Audits of public coding tests do not change once published. */
const flawedTests = {
  checked,
  review: '2027-11-22',
  version: '2026-02-20',
  dated: 'stated',
  source: {
    title: 'Why SWE-bench Verified no longer measures frontier coding capabilities',
    publisher: { fr: 'OpenAI, lu dans une copie', en: 'OpenAI, read in a copy' },
    url: 'https://pubt.io/view/C1949E2E0230FCEC126814EC994642D375B93B2D',
  },
} as const
const strengthened = {
  checked,
  review: '2027-11-22',
  version: '2026-01-01',
  dated: 'not-before',
  source: {
    title: 'SWE-ABS: Adversarial Benchmark Strengthening Exposes Inflated Success Rates',
    publisher: 'Yu et al., Proceedings of Machine Learning Research 306',
    url: 'https://raw.githubusercontent.com/mlresearch/v306/main/assets/yu26b/yu26b.pdf',
  },
} as const

const pinecone = {
  checked,
  review: soon,
  version: '2026-11-04',
  dated: 'stated',
  source: {
    title: 'Pinecone pricing: plan cards captured on 4 November 2026',
    publisher: {
      fr: 'Flexprice, d’après la page de prix de Pinecone',
      en: 'Flexprice, after Pinecone’s pricing page',
    },
    url: 'https://docs.flexprice.io/cookbooks/pricing-teardowns/pinecone-pricing',
  },
} as const

/** The page tells of its makers' conference of that day. */
const agentProducts = {
  checked,
  review: soon,
  version: '2026-09-29',
  dated: 'not-before',
  source: {
    title: 'OpenAI: Agents API, Responses API, Agents SDK and AgentKit side by side',
    publisher: 'Apidog',
    url: 'https://apidog.com/fr/blog/openai-agents-api-vs-responses-api-vs-agents-sdk/',
  },
} as const
const agentFramework = {
  checked: '2026-11-23',
  review: later,
  version: '2026-11-13',
  dated: 'stated',
  source: {
    title: 'Microsoft Agent Framework: files of python-1.26.0',
    publisher: { fr: 'Microsoft, copie de SourceForge', en: 'Microsoft, mirrored by SourceForge' },
    url: 'https://sourceforge.net/projects/agent-framework.mirror/files/python-1.26.0/',
  },
} as const

const gpuHours = {
  checked: '2026-11-29',
  review: soon,
  version: '2026-11-09',
  dated: 'stated',
  source: {
    title: 'What an H100 actually costs per hour',
    publisher: {
      fr: 'Data Receipts, d’après quatre tarifs de trois hébergeurs',
      en: 'Data Receipts, after four price lists of three hosts',
    },
    url: 'https://raw.githubusercontent.com/datareceipts/data-receipts/main/109-gpu-pricing/README.md',
  },
} as const
const gptOss = {
  checked,
  review: '2027-05-22',
  version: '2025-08-05',
  dated: 'not-before',
  source: {
    title: 'gpt-oss-20b and gpt-oss-120b: model card',
    publisher: { fr: 'OpenAI, sur Hugging Face', en: 'OpenAI, on Hugging Face' },
    url: 'https://huggingface.co/openai/gpt-oss-20b/blob/refs%2Fpr%2F146/README.md',
  },
} as const
const mistralMedium = {
  checked,
  review: soon,
  version: '2026-04-28',
  dated: 'not-before',
  source: {
    title: 'Mistral Medium 3.5: fields verified on its model card',
    publisher: { fr: 'Braintrust, sur GitHub', en: 'Braintrust, on GitHub' },
    url: 'https://github.com/braintrustdata/braintrust-proxy/issues/505',
  },
} as const
const gemini = {
  checked,
  review: soon,
  version: '2026-10-07',
  dated: 'stated',
  source: {
    title: 'Gemini API: plans and prices, transcribed',
    publisher: {
      fr: 'API Evangelist, d’après le tarif de Google',
      en: 'API Evangelist, after Google’s price list',
    },
    url: 'https://raw.githubusercontent.com/api-evangelist/deepmind/refs/heads/main/plans/deepmind-plans-pricing.yml',
  },
} as const
const codestral = {
  checked,
  review: soon,
  version: '2024-05-29',
  dated: 'not-before',
  source: {
    title: 'Mistral Codestral: model page and prices',
    publisher: 'Vercel AI Gateway',
    url: 'https://vercel.com/ai-gateway/models/codestral.md',
  },
} as const
const haystack = {
  checked,
  review: later,
  version: '2026-07-20',
  dated: 'stated',
  source: {
    title: 'Haystack 3.0.0: tags of the repository',
    publisher: 'deepset',
    url: 'https://github.com/deepset-ai/haystack/tree/v3.0.0',
  },
} as const

export const comparisons = topic({
  'sol-read': { ...models['gpt-6-2-sol-input'], ...bare },
  'sol-written': { ...models['gpt-6-2-sol-output'], ...bare },
  'sol-reread': { ...models['gpt-6-2-sol-cached'], ...bare },
  'sol-cache-write': { ...questions['cache-write'], ...bare },
  'sonnet-read': { ...models['claude-sonnet-5-5-input'], ...bare },
  'sonnet-written': { ...models['claude-sonnet-5-5-output'], ...bare },
  'sonnet-reread': { ...models['claude-sonnet-5-5-cached'], ...bare },
  'haiku-read': { ...models['claude-haiku-5-5-input'], ...bare },
  'haiku-written': { ...models['claude-haiku-5-5-output'], ...bare },
  /** The lower of two bands, by size of request; releases of two other tools give the same. */
  'haiku-reread': {
    ...models['claude-haiku-5-5-input'],
    value: 0.01,
    label: {
      fr: 'prix des tokens relus du cache, Claude Haiku 5.5, requêtes de 100 000 tokens au plus',
      en: 'price of cached input tokens, Claude Haiku 5.5, requests of up to 100,000 tokens',
    },
    ...bare,
    checked: '2026-11-29',
    review: soon,
    version: '2026-10-08',
    dated: 'stated',
    source: {
      title: 'How to use the Claude Haiku 5.5 API: prices at a glance',
      publisher: {
        fr: 'Apidog, d’après le tarif d’Anthropic',
        en: 'Apidog, after Anthropic’s price list',
      },
      url: 'https://apidog.com/blog/how-to-use-claude-haiku-5-5-api/',
    },
  },
  'luna-read': { ...questions['gpt-6-luna-input'], ...bare },
  'luna-written': { ...questions['gpt-6-luna-output'], ...bare },
  'opus-read': { ...models['claude-opus-5-5-input'], ...bare },
  'opus-written': { ...models['claude-opus-5-5-output'], ...bare },
  'openai-region-surcharge': {
    value: 10,
    unit: 'percent',
    label: {
      fr: 'majoration d’OpenAI pour un traitement dans la région choisie, modèles récents, organisations admises',
      en: 'surcharge of OpenAI for processing in a chosen region, recent models, eligible organisations',
    },
    checked: '2026-11-29',
    review: later,
    version: '2026-03-05',
    dated: 'not-before',
    source: {
      title: 'Data residency',
      publisher: 'OpenAI',
      url: 'https://developers.openai.com/api/docs/guides/data-residency.md',
    },
  },
  'claude-cloud-region-surcharge': {
    value: 10,
    unit: 'percent',
    label: {
      fr: 'majoration d’une adresse régionale ou multirégionale pour Claude, chez Amazon et chez Google',
      en: 'surcharge of a regional or multi-region endpoint for Claude, at Amazon and at Google',
    },
    checked: '2026-11-23',
    review: later,
    // The page speaks of the end of Sonnet 5's introductory price.
    version: '2026-08-31',
    dated: 'not-before',
    source: {
      title: 'Pricing: regional and multi-region endpoints',
      publisher: 'Anthropic',
      url: 'https://platform.claude.com/docs/en/about-claude/pricing',
    },
  },
  'claude-regions': {
    value: 'global, us',
    unit: 'name',
    label: {
      fr: 'lieux de calcul que l’API de Claude permet de choisir',
      en: 'places of inference that the Claude API lets one choose',
    },
    checked: '2026-11-29',
    review: later,
    version: '2026-07-24',
    dated: 'not-before',
    source: {
      title: 'Data residency',
      publisher: 'Anthropic',
      url: 'https://platform.claude.com/docs/manage-claude/data-residency',
    },
  },
  'pinecone-builder': {
    value: 20,
    unit: 'USD',
    label: {
      fr: 'forfait mensuel de la formule Builder de Pinecone',
      en: 'flat monthly fee of Pinecone’s Builder plan',
    },
    checked,
    review: soon,
    // The page carries no day; the Standard plan's minimum, named beside it, is no older.
    version: '2025-09-01',
    dated: 'not-before',
    source: {
      title: 'Manage cost: minimum usage',
      publisher: 'Pinecone',
      url: 'https://docs.pinecone.io/guides/manage-cost',
    },
  },
  'pinecone-minimum': {
    value: 50,
    unit: 'USD',
    label: {
      fr: 'minimum mensuel de la formule Standard de Pinecone',
      en: 'monthly minimum of Pinecone’s Standard plan',
    },
    ...pinecone,
  },
  'pinecone-storage': {
    value: 0.33,
    unit: 'USD',
    label: {
      fr: 'stockage chez Pinecone, par gigaoctet et par mois',
      en: 'storage at Pinecone, per gigabyte and month',
    },
    ...pinecone,
  },
  'pinecone-reads': {
    value: 16,
    unit: 'USD',
    label: {
      fr: 'million d’unités de lecture chez Pinecone, formule Standard, us-east-1',
      en: 'a million read units at Pinecone, Standard plan, us-east-1',
    },
    ...pinecone,
  },
  /** The page carries no day; it speaks of indexes without servers, announced that month. */
  'pinecone-dimensions': {
    value: 20_000,
    unit: 'dimensions',
    label: {
      fr: 'taille maximale d’un vecteur dense dans Pinecone',
      en: 'largest dense vector that Pinecone takes',
    },
    checked: '2026-11-28',
    review: later,
    version: '2024-01-01',
    dated: 'not-before',
    source: {
      title: 'Limits: general limitations',
      publisher: 'Pinecone',
      url: 'https://www.pinecone.io/docs/limits/',
    },
  },
  'qdrant-dimensions': {
    value: 65_535,
    unit: 'dimensions',
    label: {
      fr: 'taille maximale d’un vecteur dense dans Qdrant',
      en: 'largest dense vector that Qdrant takes',
    },
    checked,
    review: later,
    version: '2024-01-01',
    dated: 'not-before',
    source: {
      title: 'Frequently asked questions: fundamentals',
      publisher: 'Qdrant',
      url: 'https://qdrant.tech/documentation/faq/qdrant-fundamentals/index.md',
    },
  },
  'weaviate-vector': {
    value: 65_535,
    unit: 'dimensions',
    label: {
      fr: 'taille maximale d’un vecteur dans Weaviate',
      en: 'largest vector that Weaviate takes',
    },
    checked: '2026-11-29',
    review: later,
    // The page carries no day; the engine was mended for vectors of that length on this one.
    version: '2023-08-04',
    dated: 'not-before',
    source: {
      title: 'FAQ: maximum number of vector dimensions for embeddings',
      publisher: 'Weaviate',
      url: 'https://docs.weaviate.io/weaviate/more-resources/faq',
    },
  },
  'chroma-cloud-vector': {
    value: 4096,
    unit: 'dimensions',
    label: {
      fr: 'taille maximale d’un vecteur dans Chroma Cloud, plus grande sur demande',
      en: 'largest vector that Chroma Cloud takes, larger on request',
    },
    checked: '2026-11-29',
    review: later,
    // The page carries no day.
    version: '2024-01-01',
    dated: 'not-before',
    source: {
      title: 'Quotas & Limits',
      publisher: 'Chroma',
      url: 'https://docs.trychroma.com/cloud/quotas-limits.md',
    },
  },
  'haystack-version': {
    value: '3.0.0',
    unit: 'name',
    label: { fr: 'version de Haystack', en: 'Haystack version' },
    ...haystack,
  },
  'haystack-released': {
    value: '2026-07-20',
    unit: 'date',
    label: { fr: 'publication de Haystack 3.0.0', en: 'release of Haystack 3.0.0' },
    ...haystack,
  },
  'haystack-releases': {
    value: '16',
    unit: 'name',
    label: {
      fr: 'publications de Haystack du 27 janvier au 20 juillet 2026',
      en: 'releases of Haystack from 27 January to 20 July 2026',
    },
    ...haystack,
  },
  'llamaindex-removals': {
    value: '0.13.0',
    unit: 'name',
    label: {
      fr: 'version de LlamaIndex qui retire les anciennes classes d’agents et QueryPipeline',
      en: 'version of LlamaIndex that removes the old agent classes and QueryPipeline',
    },
    checked,
    review: '2027-11-22',
    version: '2025-07-31',
    dated: 'stated',
    source: {
      title: 'LlamaIndex 0.13.0: release notes',
      publisher: {
        fr: 'LlamaIndex, copie de SourceForge',
        en: 'LlamaIndex, mirrored by SourceForge',
      },
      url: 'https://sourceforge.net/projects/llamaindex.mirror/files/v0.13.0',
    },
  },
  'llama-cloud-end': {
    value: '2026-05-01',
    unit: 'date',
    label: {
      fr: 'fin de l’entretien des paquets llama-cloud-services',
      en: 'end of maintenance of the llama-cloud-services packages',
    },
    checked,
    review: later,
    version: '2026-01-01',
    dated: 'not-before',
    source: {
      title: 'Llama Cloud Services: deprecation notice',
      publisher: 'LlamaIndex',
      url: 'https://github.com/run-llama/llama_cloud_services/wiki',
    },
  },
  'assistants-end': {
    value: '2026-08-26',
    unit: 'date',
    label: { fr: 'fermeture de l’API Assistants d’OpenAI', en: 'end of OpenAI’s Assistants API' },
    checked,
    review: '2027-11-22',
    version: '2026-08-26',
    dated: 'not-before',
    source: {
      title: 'OpenAIAssistant removed',
      publisher: 'Langroid',
      url: 'https://langroid.github.io/langroid/notes/openai-assistant-removal/',
    },
  },
  'agent-builder-end': {
    value: '2026-11-30',
    unit: 'date',
    label: { fr: 'fermeture d’Agent Builder', en: 'end of Agent Builder' },
    ...agentProducts,
  },
  'agents-api-beta': {
    value: '2026-09-10',
    unit: 'date',
    label: {
      fr: 'ouverture de la bêta publique de l’API Agents d’OpenAI',
      en: 'start of the public beta of OpenAI’s Agents API',
    },
    ...agentProducts,
  },
  'agent-framework-python': {
    value: '1.26',
    unit: 'name',
    label: {
      fr: 'version Python de Microsoft Agent Framework',
      en: 'Python version of Microsoft Agent Framework',
    },
    ...agentFramework,
  },
  'babyagi-interface-end': {
    value: '2024-10-24',
    unit: 'date',
    label: {
      fr: 'annonce de l’archivage de BabyAGI UI',
      en: 'notice that BabyAGI UI would be archived',
    },
    checked,
    review: '2027-11-22',
    version: '2024-10-24',
    dated: 'stated',
    source: {
      title: 'Where is updates or you move to another repo?, issue 195',
      publisher: { fr: 'BabyAGI UI, sur GitHub', en: 'BabyAGI UI, on GitHub' },
      url: 'https://github.com/miurla/babyagi-ui/issues/195',
    },
  },
  'flawed-tests': {
    value: 59.4,
    unit: 'percent',
    label: {
      fr: 'problèmes contrôlés de SWE-bench Verified dont les tests refusent des solutions justes',
      en: 'audited problems of SWE-bench Verified whose tests reject correct solutions',
    },
    ...flawedTests,
  },
  'flawed-tests-sample': {
    value: 27.6,
    unit: 'percent',
    label: {
      fr: 'part de SWE-bench Verified que le contrôle d’OpenAI a couverte',
      en: 'share of SWE-bench Verified that OpenAI’s audit covered',
    },
    ...flawedTests,
  },
  'false-passes': {
    value: 19.78,
    unit: 'percent',
    label: {
      fr: 'correctifs acceptés par SWE-bench Verified et refusés par des tests renforcés',
      en: 'patches that SWE-bench Verified passed and stronger tests reject',
    },
    ...strengthened,
  },
  'top-score-before': {
    value: 78.8,
    unit: 'percent',
    label: { fr: 'meilleur score, tests d’origine', en: 'top score, original tests' },
    ...strengthened,
  },
  'top-score-after': {
    value: 62.2,
    unit: 'percent',
    label: { fr: 'le même, tests renforcés', en: 'the same, stronger tests' },
    ...strengthened,
  },
  'codestral-read': {
    value: 0.3,
    unit: 'USD',
    label: { fr: 'prix des tokens lus, Codestral', en: 'price of input tokens, Codestral' },
    ...codestral,
  },
  'codestral-written': {
    value: 0.9,
    unit: 'USD',
    label: { fr: 'prix des tokens produits, Codestral', en: 'price of output tokens, Codestral' },
    ...codestral,
  },
  'gpu-hour-low': {
    value: 2.69,
    unit: 'USD',
    label: {
      fr: 'heure d’un H100 SXM, la moins chère des quatre offres relevées',
      en: 'hour of an H100 SXM, cheapest of four offers read',
    },
    ...gpuHours,
  },
  'gpu-hour-high': {
    value: 12.29,
    unit: 'USD',
    label: {
      fr: 'heure d’un H100 SXM, la plus chère des quatre offres relevées',
      en: 'hour of an H100 SXM, dearest of four offers read',
    },
    ...gpuHours,
  },
  'gpt-oss-licence': {
    value: 'Apache-2.0',
    unit: 'name',
    label: { fr: 'licence de gpt-oss', en: 'licence of gpt-oss' },
    ...gptOss,
  },
  'gpt-oss-large-memory': {
    value: '80',
    unit: 'name',
    label: {
      fr: 'mémoire de la carte qui suffit à gpt-oss-120b, en gigaoctets',
      en: 'memory of the card that holds gpt-oss-120b, in gigabytes',
    },
    reads: { fr: '{value} Go', en: '{value} GB' },
    ...gptOss,
  },
  'gpt-oss-small-memory': {
    value: '16',
    unit: 'name',
    label: {
      fr: 'mémoire qui suffit à gpt-oss-20b, en gigaoctets',
      en: 'memory that holds gpt-oss-20b, in gigabytes',
    },
    reads: { fr: '{value} Go', en: '{value} GB' },
    ...gptOss,
  },
  'mistral-medium-read': {
    value: 1.5,
    unit: 'USD',
    label: {
      fr: 'prix des tokens lus, Mistral Medium 3.5',
      en: 'price of input tokens, Mistral Medium 3.5',
    },
    ...mistralMedium,
  },
  'mistral-medium-written': {
    value: 7.5,
    unit: 'USD',
    label: {
      fr: 'prix des tokens produits, Mistral Medium 3.5',
      en: 'price of output tokens, Mistral Medium 3.5',
    },
    ...mistralMedium,
  },
  'mistral-medium-licence': {
    value: 'modified MIT',
    unit: 'name',
    label: { fr: 'licence de Mistral Medium 3.5', en: 'licence of Mistral Medium 3.5' },
    ...mistralMedium,
  },
  'modified-mit-revenue': {
    value: 20_000_000,
    unit: 'USD',
    label: {
      fr: 'chiffre d’affaires mensuel du groupe au-delà duquel la licence « modified MIT » de Devstral 2 ne donne aucun droit',
      en: 'monthly revenue of the group above which Devstral 2’s “modified MIT” licence grants no rights',
    },
    reads: {
      fr: '{value} de chiffre d’affaires par mois',
      en: '{value} of revenue a month',
    },
    checked: '2026-11-23',
    review: later,
    version: '2025-12-09',
    dated: 'not-before',
    source: {
      title: 'Devstral 2: LICENSE',
      publisher: { fr: 'Mistral AI, sur Hugging Face', en: 'Mistral AI, on Hugging Face' },
      url: 'https://huggingface.co/mistralai/Devstral-2-123B-Instruct-2512/blame/main/LICENSE',
    },
  },
  'mistral-large-memory': {
    value: 2000,
    unit: 'number',
    label: {
      fr: 'mémoire que demande Mistral Large 4 tel que publié',
      en: 'memory that Mistral Large 4 needs as published',
    },
    reads: { fr: 'environ {value} Go', en: 'about {value} GB' },
    checked,
    review: later,
    version: '2026-10-29',
    dated: 'not-before',
    source: {
      title: 'Mistral Large 4 (October 29 weights)',
      publisher: 'whatmodel.sh',
      url: 'https://raw.githubusercontent.com/jakemanger/whatmodel/main/pages/model/mistral-large-4-2610.md',
    },
  },
  'gemini-flash-read': {
    value: 0.75,
    unit: 'USD',
    label: {
      fr: 'prix des tokens lus, Gemini 3.8 Flash, en promotion',
      en: 'price of input tokens, Gemini 3.8 Flash, on promotion',
    },
    ...gemini,
  },
  'gemini-flash-promotion-end': {
    value: '2026-12-31',
    unit: 'date',
    label: {
      fr: 'dernier jour de la promotion sur Gemini 3.8 Flash',
      en: 'last day of the promotion on Gemini 3.8 Flash',
    },
    ...gemini,
  },
})
