import { defineComparison } from './collection.ts'

export default defineComparison({
  topic: 'models',
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: 'Claude ou GPT-4 : que choisir, maintenant que GPT-4 a quitté l’API ?',
    en: 'Claude or GPT-4: what do we choose now that GPT-4 has left the API?',
  },
  fr: {
    title: 'Claude ou GPT-4 : ce qui sépare Claude de son successeur',
    description:
      'GPT-4 est retiré. Claude Sonnet 5.5 face à GPT-6.2 Sol : prix, lieu de calcul, préavis de retrait, coût d’une même tâche et verdict selon le besoin.',
    heading: 'Claude ou GPT-4 : que reste-t-il à comparer ?',
    name: 'Claude ou GPT-4',
    hint: 'GPT-4 est parti : son successeur face à Claude.',
    lead: "GPT-4 a quitté l'API d'OpenAI : comparez Claude à GPT-6.2 Sol, qui occupe aujourd'hui sa place. Les tarifs sont identiques. Si le calcul doit rester en Europe, OpenAI le propose en direct ; Claude y demande un intermédiaire. Pour le reste, vos propres demandes tranchent, et changer d'avis doit rester facile.",
  },
  en: {
    title: 'Claude or GPT-4: what still sets Claude apart today',
    description:
      'GPT-4 is withdrawn. Claude Sonnet 5.5 against GPT-6.2 Sol: prices, where they run, notice before retirement, the cost of one task and a verdict per need.',
    heading: 'Claude or GPT-4: what is left to compare?',
    name: 'Claude or GPT-4',
    hint: 'GPT-4 has gone: its successor against Claude.',
    lead: 'GPT-4 has left the OpenAI API, so the real comparison is Claude against GPT-6.2 Sol, which sits where GPT-4 used to. They list the same prices. OpenAI can run in Europe directly, whereas Claude needs a cloud reseller for that. Everything else is settled by your own requests, and should stay reversible.',
  },
  related: [
    'faq-gpt4-vs-claude',
    'evaluer-un-llm-en-production',
    'openai-vs-anthropic-vs-google-comparatif-llm-2025',
    'expert-claude-ai-freelance',
    'comparateur-llm-2025',
  ],
  weighing: {
    criteria: {
      europe: {
        name: { fr: 'Calculer en Europe, en direct', en: 'Run in Europe, directly' },
        note: { fr: 'Sans revendeur ni contrat de plus.', en: 'No reseller, no second contract.' },
      },
      reseller: {
        name: { fr: 'Acheter chez Amazon ou Google', en: 'Buy from Amazon or Google' },
        note: {
          fr: 'La facture et le contrat que vous avez déjà.',
          en: 'The invoice and contract you already have.',
        },
      },
      notice: {
        name: { fr: 'Préavis de retrait', en: 'Retirement notice' },
        note: {
          fr: 'Le temps promis pour changer de modèle.',
          en: 'The time promised to change models.',
        },
      },
      price: {
        name: { fr: "Prix d'une tâche", en: 'Price of one task' },
        note: {
          fr: 'Mêmes tarifs : la longueur des réponses décide.',
          en: 'Same prices: the length of answers decides.',
        },
      },
    },
    products: {
      sol: {
        name: { fr: 'GPT-6.2 Sol', en: 'GPT-6.2 Sol' },
        notes: {
          europe: [
            5,
            'Projet européen chez OpenAI, :fact[comparisons.openai-region-surcharge] de plus.',
            'A European project at OpenAI, :fact[comparisons.openai-region-surcharge] extra.',
          ],
          reseller: [
            2,
            'GPT-6 Sol chez Amazon ; je n’y ai trouvé ni 6.2 ni région européenne.',
            'GPT-6 Sol at Amazon; neither 6.2 nor a European region found.',
          ],
          notice: [
            4,
            ':fact[services.openai-notice] annoncés ; GPT-4o en a eu trois.',
            ':fact[services.openai-notice] stated; GPT-4o had three.',
          ],
          price: [
            4,
            "7,50 $ les mille demandes de l'exemple.",
            "$7.50 for the example's thousand requests.",
          ],
        },
      },
      sonnet: {
        name: { fr: 'Claude Sonnet 5.5', en: 'Claude Sonnet 5.5' },
        notes: {
          europe: [
            1,
            "En direct : :fact[comparisons.claude-regions], rien d'autre.",
            'Directly: :fact[comparisons.claude-regions], nothing else.',
          ],
          reseller: [
            5,
            "Bedrock ou Google : l'Europe, pour :fact[comparisons.claude-cloud-region-surcharge] de plus.",
            'Bedrock or Google: Europe, for :fact[comparisons.claude-cloud-region-surcharge] extra.',
          ],
          notice: [
            2,
            ':fact[services.anthropic-notice] promis chez Anthropic ; Amazon et Google ont leurs dates.',
            ':fact[services.anthropic-notice] promised at Anthropic; Amazon and Google have their dates.',
          ],
          price: [
            4,
            'Le même total, aux mêmes hypothèses.',
            'The same total, on the same assumptions.',
          ],
        },
      },
    },
    needs: [
      {
        name: { fr: 'Europe, en direct', en: 'Europe, directly' },
        weights: { europe: 5, reseller: 0, notice: 2, price: 2 },
        best: 'sol',
        verdict: {
          fr: ['Données qui doivent être calculées en Europe', 'GPT-6.2 Sol'],
          en: ['Processing must happen in Europe', 'GPT-6.2 Sol'],
        },
      },
      {
        name: { fr: "L'Europe, par Amazon ou Google", en: 'Europe, via Amazon or Google' },
        weights: { europe: 0, reseller: 5, notice: 1, price: 2 },
        best: 'sonnet',
        verdict: {
          fr: ["Il vous faut l'Europe et vous achetez déjà chez Amazon", 'Claude par Bedrock'],
          en: ['You need Europe and already buy from Amazon', 'Claude on Bedrock'],
        },
      },
    ],
  },
})
