import { definePage } from '../define.ts'

export default definePage({
  topic: 'models',
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: 'LoRA et QLoRA : adapter un modèle, du calcul au service',
    description:
      "Décider, calculer la mémoire, préparer les exemples, régler, comparer à la base, payer : un fine-tuning LoRA ou QLoRA pas à pas, code testé à l'appui.",
    heading: "LoRA et QLoRA : n'entraîner qu'un petit adaptateur",
    name: 'LoRA et QLoRA',
    hint: 'Un fine-tuning allégé en huit chapitres, calculs compris.',
    lead: "LoRA gèle les poids d'un modèle ouvert et lui apprend une habitude par un adaptateur d'un demi pour cent de sa taille ; QLoRA range en plus la base en quatre bits. Cela vaut la peine quand une consigne soignée laisse un écart mesuré, sur une tâche stable. Louer la carte d'entraînement coûte peu : l'argent part dans les exemples et l'ingénierie.",
  },
  en: {
    title: 'LoRA and QLoRA: adapting a model, from sums to service',
    description:
      'Decide, size the memory, prepare examples, choose settings, compare with the base, pay: LoRA and QLoRA fine-tuning step by step, with tested code.',
    heading: 'LoRA and QLoRA: train a small adapter, keep the rest',
    name: 'LoRA and QLoRA',
    hint: 'Lighter fine-tuning in eight chapters, arithmetic included.',
    lead: "A LoRA adapter, half a per cent of an open model's size, teaches it one habit while the model's weights stay frozen; QLoRA also stores the base in four bits. Do it when careful instructions leave a gap you have measured, on a task that holds still. Renting the training card costs little: the money goes into examples and engineering.",
  },
  question: {
    fr: 'Comment adapter un modèle ouvert à ma tâche avec LoRA, et quand cela vaut-il la dépense ?',
    en: 'How do I adapt an open model to my task with LoRA, and when is it worth the money?',
  },
  related: [
    'fine-tuning-vs-prompting-strategies',
    'expert-fine-tuning',
    'glossaire-fine-tuning',
    'faq-rag-vs-fine-tuning',
    'evaluer-un-llm-en-production',
  ],
})
