import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Expert IA en région PACA : ports, tourisme, technologie',
    description:
      "IA appliquée en Provence-Alpes-Côte d'Azur : activité portuaire, hôtellerie, microélectronique, santé. Projets menés à distance, déplacements convenus.",
    heading: 'Une région, des usages très différents',
    name: 'Expert IA, région PACA',
    hint: 'Du port de Marseille à Sophia Antipolis, choisir le bon usage.',
    lead: "Entre les quais de Marseille, les hôtels de la Côte et les laboratoires de Sophia Antipolis, aucune solution unique ne convient. Un port veut extraire des données, un hôtel veut répondre, un laboratoire veut chercher. Je vous aide à reconnaître votre cas, puis à l'essayer petit. Rendez-vous sur place à convenir, le reste en ligne.",
  },
  en: {
    title: 'AI expert for the PACA region: ports, tourism, technology',
    description:
      "Applied AI in Provence-Alpes-Côte d'Azur: ports, hotels, microelectronics, health. Projects run remotely, and trips are agreed before they are planned.",
    heading: 'One region, very different needs',
    name: 'AI expert, PACA region',
    hint: "From Marseille's docks to Sophia Antipolis, pick the right use.",
    lead: "Provence and the Riviera share the sun, hardly an economy. Freight companies want data out of documents; hotels want replies in the guest's language; engineers want their own archives searchable. Each calls for a different, fairly small system, and I'd start with only one. It can be built remotely, with meetings down south by arrangement.",
  },
  related: [
    'freelance-ia-marseille',
    'freelance-ia-nice',
    'evaluateur-projet-ia',
    'expert-automatisation-workflows',
    'developpeur-chatbot-freelance',
  ],
})
