import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Freelance IA à Marseille : port, logistique, commerce',
    description:
      'Automatisation et IA pour Marseille : transport maritime, logistique, négoce, tourisme. Lecture de documents et contrôle humain, à distance ou sur rendez-vous.',
    heading: 'Moins de ressaisie autour du port',
    name: 'Freelance IA à Marseille',
    hint: 'Documents de transport lus, contrôlés, puis versés dans vos outils.',
    lead: "Autour d'un grand port, une marchandise voyage avec ses papiers, et ces papiers finissent souvent ressaisis à la main. Un modèle sait en extraire les champs ; une règle vérifie les totaux ; une personne tranche quand les deux se contredisent. J'organise cette chaîne pour des entreprises marseillaises, depuis mon poste, et parfois sur le quai si c'est prévu.",
  },
  en: {
    title: 'AI freelancer for Marseille: port, logistics and trade',
    description:
      'Automation and AI for Marseille: shipping, logistics, trading, tourism. Documents read by a model and checked by people, remotely or by appointment.',
    heading: 'Less retyping around the port',
    name: 'AI freelancer for Marseille',
    hint: 'Shipping papers read, checked, then sent to your own tools.',
    lead: "Every container that reaches Marseille comes with documents, and someone types them again. That's a clear task for AI, because the result can be checked: weights must add up, references must exist. A model reads, ordinary code verifies, a person settles conflicts. I set this up remotely and can come to see the paperwork where it lives.",
  },
  related: [
    'expert-automatisation-workflows',
    'ia-multimodale-vision-texte-audio',
    'automatisation-n8n-freelance',
    'expert-ia-region-paca',
    'freelance-ia-nice',
  ],
})
