/** What the guides on adapting a model and on choosing a provider say that can date. */
import { topic } from './topic.ts'

const checked = '2026-11-23'
const later = '2027-05-23'
/** Terms of providers and prices move within weeks. */
const soon = '2026-12-23'

const gemini = {
  unit: 'USD',
  checked,
  review: soon,
  version: '2026-09-02',
  dated: 'not-before',
  source: {
    title: 'Gemini 3.8 Flash: prices until and after 31 December 2026',
    publisher: { fr: 'LiteLLM, sur GitHub', en: 'LiteLLM, on GitHub' },
    url: 'https://github.com/BerriAI/litellm/discussions/39357',
  },
} as const

/** The page carries no day: it names a model of this one. */
const geminiEnds = {
  unit: 'date',
  checked,
  review: soon,
  version: '2026-09-15',
  dated: 'not-before',
  source: {
    title: 'Gemini deprecations',
    publisher: 'Google AI for Developers',
    url: 'https://ai.google.dev/gemini-api/docs/deprecations?authuser=10',
  },
} as const

/** The same page, as it stood when the preview was about to close. */
const geminiPreview = {
  ...geminiEnds,
  review: later,
  version: '2026-03-03',
  source: { ...geminiEnds.source, url: 'https://ai.google.dev/gemini-api/docs/deprecations.md' },
} as const

const bitsandbytes = {
  unit: 'name',
  checked,
  review: later,
  version: '2026-08-19',
  dated: 'stated',
  source: {
    title: 'bitsandbytes: quantize_4bit in functional.py',
    publisher: 'bitsandbytes',
    url: 'https://github.com/bitsandbytes-foundation/bitsandbytes/blob/95f9af309d4d5793847169c39288dcd3fcbdf564/bitsandbytes/functional.py',
  },
} as const

const peft = {
  unit: 'name',
  checked,
  review: later,
  version: '2026-08-21',
  dated: 'stated',
  source: {
    title: 'PEFT: defaults of LoraConfig',
    publisher: 'Hugging Face',
    url: 'https://github.com/huggingface/peft/blob/5d602fdbff04c33c1c4de55cda9d4ae1d7cb7e40/src/peft/tuners/lora/config.py',
  },
} as const

const trl = {
  unit: 'name',
  checked,
  review: later,
  version: '2026-07-24',
  dated: 'stated',
  source: {
    title: 'TRL: PEFT integration, LoRA Without Regret and SFTConfig',
    publisher: 'Hugging Face',
    url: 'https://github.com/huggingface/trl/tree/f2cd57710ae345ea6428ae95363267fcf38a3dc8',
  },
} as const

/** The script of the paper's authors; the paper is of that day. */
const guanaco = {
  unit: 'name',
  checked,
  review: '2028-11-23',
  version: '2023-05-23',
  dated: 'not-before',
  source: {
    title: 'QLoRA: script that trains the model of seven billion',
    publisher: 'Dettmers et al.',
    url: 'https://github.com/artidoro/qlora/blob/0b46ca80a0bb57b255e59bd0e19b190e51751d82/scripts/finetune_guanaco_7b.sh',
  },
} as const

export const guidesModels = topic({
  'bnb-block': {
    value: '64',
    label: {
      fr: 'poids qui partagent une échelle en quatre bits, par défaut',
      en: 'weights that share a scale in four bits, by default',
    },
    ...bitsandbytes,
  },
  'bnb-second-block': {
    value: '256',
    label: {
      fr: 'échelles regroupées par la seconde quantification',
      en: 'scales grouped by the second quantisation',
    },
    ...bitsandbytes,
  },
  'peft-rank': {
    value: '8',
    label: { fr: 'rang par défaut de PEFT', en: 'default rank of PEFT' },
    ...peft,
  },
  'peft-alpha': {
    value: '8',
    label: { fr: 'alpha par défaut de PEFT', en: 'default alpha of PEFT' },
    ...peft,
  },
  'trl-rate-full': {
    value: '2e-5',
    label: {
      fr: 'pas d’apprentissage par défaut de TRL, tous poids entraînés',
      en: 'default learning rate of TRL, all weights trained',
    },
    ...trl,
  },
  'trl-rate-lora': {
    value: '2e-4',
    label: {
      fr: 'pas d’apprentissage conseillé par TRL avec LoRA',
      en: 'learning rate that TRL advises with LoRA',
    },
    ...trl,
  },
  'trl-batch': {
    value: '32',
    label: {
      fr: 'taille de lot sous laquelle rester avec LoRA',
      en: 'size of batch to stay below with LoRA',
    },
    ...trl,
  },
  'trl-length': {
    value: 1024,
    ...trl,
    unit: 'tokens',
    label: {
      fr: 'longueur au-delà de laquelle TRL coupe un exemple, par défaut',
      en: 'length beyond which TRL cuts an example, by default',
    },
  },
  'qlora-rank': {
    value: '64',
    label: { fr: 'rang du script de QLoRA', en: 'rank in the script of QLoRA' },
    ...guanaco,
  },
  'qlora-alpha': {
    value: '16',
    label: { fr: 'alpha du script de QLoRA', en: 'alpha in the script of QLoRA' },
    ...guanaco,
  },
  'qlora-clip': {
    value: 0.3,
    ...guanaco,
    unit: 'number',
    label: {
      fr: 'norme du gradient au-delà de laquelle QLoRA le réduit',
      en: 'norm of the gradient beyond which QLoRA reduces it',
    },
  },
  'gemini-log-retention': {
    value: 55,
    unit: 'days',
    label: {
      fr: 'conservation des demandes et réponses par l’API Gemini, pour surveiller les abus',
      en: 'retention of prompts and answers by the Gemini API, to watch for abuse',
    },
    checked,
    review: later,
    version: '2024-01-01',
    dated: 'not-before',
    source: {
      title: 'Gemini API: abuse monitoring',
      publisher: 'Google AI for Developers',
      url: 'https://ai.google.dev/gemini-api/docs/abuse-monitoring?hl=zh-tw',
    },
  },
  'anthropic-log-retention': {
    value: 30,
    unit: 'days',
    label: {
      fr: 'délai au plus de suppression par l’API d’Anthropic, sauf abus signalé, loi ou accord',
      en: 'longest time to deletion by the Anthropic API, save flagged abuse, law or agreement',
    },
    checked,
    review: later,
    version: '2025-08-28',
    dated: 'not-before',
    source: {
      title: 'How long do you store my organization’s data?',
      publisher: 'Anthropic Privacy Center',
      url: 'https://privacy.anthropic.com/en/articles/7996866-how-long-do-you-store-personal-data',
    },
  },
  'gemini-flash-written': {
    value: 3.75,
    label: {
      fr: 'prix des tokens produits, Gemini 3.8 Flash, en promotion',
      en: 'price of output tokens, Gemini 3.8 Flash, on promotion',
    },
    ...gemini,
  },
  'gemini-flash-read-after': {
    value: 1.5,
    label: {
      fr: 'prix des tokens lus, Gemini 3.8 Flash, après la promotion',
      en: 'price of input tokens, Gemini 3.8 Flash, after the promotion',
    },
    ...gemini,
  },
  'gemini-flash-written-after': {
    value: 7.5,
    label: {
      fr: 'prix des tokens produits, Gemini 3.8 Flash, après la promotion',
      en: 'price of output tokens, Gemini 3.8 Flash, after the promotion',
    },
    ...gemini,
  },
  'gemini-lite-ends': {
    value: '2027-05-07',
    label: {
      fr: 'arrêt de Gemini 3.1 Flash-Lite, au plus tôt',
      en: 'Gemini 3.1 Flash-Lite shuts down, at the earliest',
    },
    ...geminiEnds,
  },
  'gemini-preview-opened': {
    value: '2025-11-18',
    label: { fr: 'ouverture de gemini-3-pro-preview', en: 'gemini-3-pro-preview opens' },
    ...geminiPreview,
  },
  'gemini-preview-closed': {
    value: '2026-03-09',
    label: { fr: 'arrêt de gemini-3-pro-preview', en: 'gemini-3-pro-preview shuts down' },
    ...geminiPreview,
  },
  'gpt-5-ends': {
    value: '2026-12-11',
    unit: 'date',
    label: {
      fr: 'arrêt de GPT-5, GPT-5 mini et GPT-5 nano dans l’API d’OpenAI',
      en: 'GPT-5, GPT-5 mini and GPT-5 nano stop in the OpenAI API',
    },
    checked,
    review: soon,
    version: '2026-06-11',
    dated: 'not-before',
    source: {
      title: 'Deprecations: upcoming',
      publisher: 'OpenAI',
      url: 'https://developers.openai.com/api/docs/deprecations?translationFallback=zh-Hans',
    },
  },
})
