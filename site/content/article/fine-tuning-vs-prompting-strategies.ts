import { definePage } from '../define.ts'

export default definePage({
  topic: 'models',
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: 'Fine-tuning ou prompting : dans quel ordre les essayer',
    description:
      "Consigne, exemples, documents, puis entraînement : l'ordre à suivre et les signes qui montrent que le fine-tuning devient utile.",
    heading: "D'abord la consigne, l'entraînement en dernier",
    name: 'Fine-tuning ou prompting',
    hint: 'Quatre recours, du plus simple au plus engageant.',
    lead: "Écrivez la consigne, ajoutez quelques exemples, puis mesurez : beaucoup de besoins s'arrêtent là. Le fine-tuning entre en jeu quand un format ou un ton doit tenir sur de gros volumes, et que vous possédez des exemples relus. Il fixe une manière de répondre ; il ne tient pas un savoir à jour.",
  },
  en: {
    title: 'Fine-tuning vs prompting: which to try first',
    description:
      'Instructions, examples, documents, then training: the order to follow, and the signs that fine-tuning has become worth the effort.',
    heading: 'Prompt first, train last',
    name: 'Fine-tuning vs prompting',
    hint: 'Four remedies, from the lightest to the most binding.',
    lead: 'Work upwards from the lightest remedy: clearer instructions, then worked examples, then retrieved documents. Train a model only if a measured gap remains in form, such as a strict output layout or a house style at volume, and if reviewed examples exist. Training shapes how it answers; facts that change belong elsewhere.',
  },
  question: {
    fr: 'Faut-il entraîner un modèle ou mieux rédiger la consigne ?',
    en: 'Should we train a model, or write a better prompt?',
  },
  related: [
    'faq-rag-vs-fine-tuning',
    'lora-qlora-fine-tuning-economique',
    'prompt-engineering-guide-complet',
    'glossaire-fine-tuning',
    'expert-fine-tuning',
  ],
})
