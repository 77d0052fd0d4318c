import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Consultant IA en Île-de-France : du siège au terrain',
    description:
      "Conseil IA dans toute l'Île-de-France : sièges de La Défense, plateau de Saclay, logistique, collectivités. Ateliers sur place possibles, suite à distance.",
    heading: 'Du siège au terrain, une IA partagée',
    name: 'Consultant IA, Île-de-France',
    hint: 'La Défense, Saclay, plateformes logistiques : un cadrage commun.',
    lead: "L'outil se choisit à La Défense, il s'utilise sur une plateforme logistique ou à un guichet : c'est dans cet écart que les projets se perdent. En Île-de-France, je propose d'entendre les deux côtés avant d'écrire le cadrage. Un atelier en présence peut être prévu, la suite avance à distance avec des points écrits.",
  },
  en: {
    title: 'AI consultant for the Île-de-France region',
    description:
      'AI consulting across Île-de-France: La Défense head offices, the Saclay plateau, logistics, public bodies. Workshops in person if agreed, then remote.',
    heading: 'From head office to the people on site',
    name: 'AI consultant, Île-de-France',
    hint: 'La Défense, Saclay, warehouses: one brief that all of them share.',
    lead: 'Greater Paris is really several regions: towers at La Défense, laboratories at Saclay, warehouses further out, town halls everywhere. A tool chosen in the first rarely suits the last unless somebody asked. I interview both ends before writing a brief. One workshop in person often helps and can be arranged; written updates cover the distance after that.',
  },
  related: [
    'freelance-ia-paris',
    'consultant-intelligence-artificielle-entreprise',
    'audit-ia-gratuit',
    'processus-collaboration',
    'contact',
  ],
})
