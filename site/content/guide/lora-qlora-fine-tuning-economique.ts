import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'LoRA et QLoRA : adapter un modèle sans tout réentraîner',
    description:
      "Ce que LoRA et QLoRA entraînent vraiment, quand préférer l'un ou l'autre, et pourquoi les exemples comptent plus que la méthode.",
    heading: "LoRA et QLoRA : n'entraîner qu'un petit adaptateur",
    name: 'LoRA et QLoRA',
    hint: 'Un fine-tuning allégé, et comment choisir entre les deux.',
    lead: "LoRA laisse les poids du modèle intacts et n'entraîne que de petites matrices de rang faible. QLoRA fait de même sur un modèle de base quantifié en 4 bits, ce qui réduit encore la mémoire nécessaire. Choisissez QLoRA si la carte graphique limite, LoRA sinon ; vos exemples pèseront plus que ce choix.",
  },
  en: {
    title: 'LoRA and QLoRA: adapting a model without full retraining',
    description:
      'What LoRA and QLoRA actually train, when to prefer one over the other, and why examples matter more than the method.',
    heading: 'LoRA and QLoRA: train a small adapter, keep the rest',
    name: 'LoRA and QLoRA',
    hint: 'Lighter fine-tuning, and how to pick between the two.',
    lead: "Fine-tuning needn't touch every weight. LoRA freezes the base model and trains low-rank adapters beside it; QLoRA does so over a base quantised to 4 bits, which lowers the memory needed. Pick QLoRA when the GPU is the limit and LoRA when it isn't. Clean training examples will count for more than either.",
  },
  related: [
    'fine-tuning-vs-prompting-strategies',
    'expert-fine-tuning',
    'glossaire-fine-tuning',
    'faq-rag-vs-fine-tuning',
    'evaluer-un-llm-en-production',
  ],
})
