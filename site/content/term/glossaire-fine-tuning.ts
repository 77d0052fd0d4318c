import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: "Fine-tuning : définition et cas où l'ajustement aide",
    description:
      "Le fine-tuning poursuit l'entraînement d'un modèle sur vos exemples. Ce qu'il apprend vraiment, un cas concret, et quand un document suffit.",
    heading: 'Fine-tuning',
    name: 'Fine-tuning',
    hint: "Poursuivre l'entraînement d'un modèle avec vos exemples.",
    lead: "Faire du fine-tuning, c'est poursuivre l'entraînement d'un modèle existant avec vos propres exemples. Montrez-lui quelques centaines de comptes rendus rédigés selon votre trame : il en prend le ton et la forme. Il apprend surtout une manière de faire ; pour des faits qui changent, mieux vaut lui donner un document à lire.",
  },
  en: {
    title: 'Fine-tuning explained: what a model learns from you',
    description:
      'Fine-tuning trains an existing model further on your own examples. What it really learns, a concrete case, and when supplying a document is enough.',
    heading: 'Fine-tuning',
    name: 'Fine-tuning',
    hint: 'Training an existing model further on your own examples.',
    lead: 'Fine-tuning continues the training of an existing model on examples of your own. Feed it a few hundred reports written to your template and it picks up their tone and structure. What it mainly learns is a way of working; facts that change are better supplied as a document at question time.',
  },
  question: {
    fr: "Qu'est-ce que le fine-tuning, et dans quel cas vaut-il son prix ?",
    en: 'What is fine-tuning, and when is it worth paying for?',
  },
  related: [
    'faq-rag-vs-fine-tuning',
    'expert-fine-tuning',
    'lora-qlora-fine-tuning-economique',
    'glossaire-prompt-engineering',
    'fine-tuning-vs-prompting-strategies',
  ],
})
