import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-22',
  question: {
    fr: "Combien coûte un chatbot d'entreprise, à construire puis chaque mois ?",
    en: 'What does a business chatbot cost, to build and then every month?',
  },
  fr: {
    title: "Coût d'un chatbot d'entreprise : le calcul, ligne à ligne",
    description:
      "Un devis d'école ligne à ligne, la facture mensuelle du modèle et le seuil sous lequel un chatbot ne se rembourse pas. Vos chiffres remplacent les miens.",
    heading: "Combien coûte un chatbot d'entreprise ?",
    name: 'Combien coûte un chatbot ?',
    hint: 'Des jours de travail, un peu de modèle, une relecture.',
    lead: "Des jours de travail, surtout : à 600 € la journée, prix d'exemple, comptez 2 400 € pour quatre jours et un périmètre étroit, 8 400 € pour répondre d'après vos documents, 15 600 € pour agir dans vos outils. Le modèle s'ajoute chaque mois ; ici, il coûte moins que la relecture.",
  },
  en: {
    title: 'What a business chatbot costs, worked out line by line',
    description:
      "A worked quote line by line, the model's monthly bill and the volume below which a chatbot never pays for itself. Put your own numbers in.",
    heading: 'How much does a business chatbot cost?',
    name: 'How much does a chatbot cost?',
    hint: 'Working days, a little model usage, somebody who reads.',
    lead: 'Mostly working days. At a sample rate of €600, four days of narrow scope come to €2,400, answering from your documents to €8,400, and acting inside your software to €15,600. The model comes on top each month; here it costs less than having its misses read.',
  },
  related: [
    'tjm-tarifs-developpeur-ia',
    'calculateur-tarifs-freelance',
    'faq-delai-projet-chatbot',
    'faq-reduire-couts-llm',
    'cas-usage-chatbot-support',
    'contact',
  ],
})
