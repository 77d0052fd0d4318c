import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-22',
  question: {
    fr: "Par quoi commencer l'IA dans un hôtel niçois, ou dans une équipe de Sophia Antipolis ?",
    en: 'Where should AI start in a Nice hotel, or with a team at Sophia Antipolis?',
  },
  fr: {
    title: 'Freelance IA à Nice : accueil en saison, équipes de Sophia',
    description:
      "IA pour l'accueil à Nice et les équipes de Sophia Antipolis : quoi tester avant la saison, quoi laisser aux chercheurs, comment rejoindre le plateau.",
    heading: 'Répondre en toute saison, à Nice',
    name: 'Freelance IA à Nice',
    hint: "Accueil multilingue et pics d'activité, de Nice à Sophia Antipolis.",
    lead: "À l'hôtel, par les dix questions qui reviennent chaque été, prêtes avant lui. À Sophia Antipolis, par une mesure : l'équipe a déjà un prototype, et personne ne sait s'il est bon. Ce sont deux métiers voisins par la route, pas par les usages. Je sers les deux en ligne ; une visite se prépare, surtout pour atteindre le plateau.",
  },
  en: {
    title: 'AI freelancer for Nice: front desks and Sophia Antipolis',
    description:
      'AI for hotel desks in Nice and engineers at Sophia Antipolis: what to test before summer, what to leave to researchers, and how to reach the plateau.',
    heading: 'Answering all year round in Nice',
    name: 'AI freelancer for Nice',
    hint: 'Guests in many languages, and peaks that come back every summer.',
    lead: "In a hotel, with the ten questions that return every summer, ready before it does. At Sophia Antipolis, with a measurement: the team has a prototype already and nobody knows whether it's any good. Those are two trades, a short drive apart. I serve both online, and a visit takes planning, the plateau most of all.",
  },
  related: [
    'expert-ia-region-paca',
    'developpeur-chatbot-freelance',
    'cas-usage-chatbot-support',
    'faq-securiser-chatbot',
    'freelance-ia-marseille',
  ],
})
