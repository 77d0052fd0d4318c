/** What the guides on adapting a model and on choosing a provider say that can date. */
import { topic } from './topic.ts'

const checked = '2026-11-23'
const later = '2027-05-23'

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
    value: '0.3',
    label: {
      fr: 'norme du gradient au-delà de laquelle QLoRA le réduit',
      en: 'norm of the gradient beyond which QLoRA reduces it',
    },
    ...guanaco,
  },
})
