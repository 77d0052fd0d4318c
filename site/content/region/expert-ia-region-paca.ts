import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-22',
  question: {
    fr: "Quel premier usage de l'IA choisir selon que l'on est port, hôtel ou bureau d'études en PACA ?",
    en: 'Which first use of AI suits a port, a hotel or an engineering firm in Provence and the Riviera?',
  },
  fr: {
    title: 'Expert IA en région PACA : ports, tourisme, technologie',
    description:
      "En Provence-Alpes-Côte d'Azur : choisir un premier usage, lire le plan SUD IA, connaître l'institut 3IA, et des ateliers le long d'une ligne de train.",
    heading: 'Une région, des usages très différents',
    name: 'Expert IA, région PACA',
    hint: 'Du port de Marseille à Sophia Antipolis, choisir le bon usage.',
    lead: "Celui dont l'erreur se voit le plus vite chez vous : un total faux au port, une réponse refusée à l'hôtel, un document introuvable au bureau d'études. La région n'a pas une économie mais trois, et un plan, SUD IA, qui leur parle à toutes. Cette page aide à choisir, puis dit comment on se rencontre.",
  },
  en: {
    title: 'AI expert for the PACA region: ports, tourism, technology',
    description:
      "AI in Provence-Alpes-Côte d'Azur: choosing a first use by territory, what the SUD IA plan says, the 3IA institute, and workshops along one railway line.",
    heading: 'One region, very different needs',
    name: 'AI expert, PACA region',
    hint: "From Marseille's docks to Sophia Antipolis, pick the right use.",
    lead: 'Pick the one whose mistakes show fastest: a wrong total at the port, a reply turned down at the hotel, a file nobody can find at the engineering firm. The region has three economies and one plan for all of them, called SUD IA. This page helps you choose, then says how we meet.',
  },
  related: [
    'freelance-ia-marseille',
    'freelance-ia-nice',
    'evaluateur-projet-ia',
    'expert-automatisation-workflows',
    'developpeur-chatbot-freelance',
  ],
})
