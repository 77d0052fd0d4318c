import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-23',
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
})
