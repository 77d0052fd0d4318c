import { definePlace } from '../place.ts'

export default definePlace({
  published: '2026-11-20',
  updated: '2026-11-29',
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
    lead: "Commencez par l'usage dont l'erreur se voit le plus vite chez vous : un total faux au port, une réponse refusée à l'hôtel, un document introuvable au bureau d'études. La région n'a pas une économie mais trois, et un plan, SUD IA, qui leur parle à toutes. Cette page aide à choisir, puis dit comment on se rencontre.",
    parts: [
      {
        kind: 'sectors',
        id: 'metiers',
        title: 'Trouver sa ligne',
        sectors: [
          {
            name: 'Marseille et Fos',
            subject: 'Transitaire, armateur, entrepôt',
            text: "L'erreur qui se voit : un total qui ne tombe pas. Premier essai : lire un seul type de facture, sans prévoir l'heure des navires.",
            page: 'freelance-ia-marseille',
          },
          {
            name: 'Nice',
            subject: 'Hôtel, office, agence',
            text: 'Une réponse refusée se remarque aussitôt. Préparez dix réponses, validées à la main, avant de vendre des chambres.',
            page: 'freelance-ia-nice',
          },
          {
            name: 'Sophia Antipolis',
            subject: "Bureau d'études, électronique",
            text: "Un plan reste introuvable. Cherchez d'abord dans un projet clos, et ne faites concevoir aucune pièce.",
          },
          {
            name: 'Toute la région',
            subject: 'Hôpital, laboratoire',
            text: 'Il manque une source. Faites retrouver le protocole en vigueur, jamais un avis sur un patient.',
          },
        ],
      },
      { kind: 'text' },
      {
        kind: 'journeys',
        id: 'trajet',
        title: "D'un bout à l'autre",
        journeys: [
          {
            from: 'Marseille-Saint-Charles',
            to: 'Nice-Ville',
            by: 'train régional, neuf gares',
            fact: 'places.train-marseille-nice',
          },
        ],
      },
    ],
  },
  en: {
    title: 'AI expert for the PACA region: ports, tourism, technology',
    description:
      "AI in Provence-Alpes-Côte d'Azur: choosing a first use by territory, what the SUD IA plan says, the 3IA institute, and workshops along one railway line.",
    heading: 'One region, very different needs',
    name: 'AI expert, PACA region',
    hint: "From Marseille's docks to Sophia Antipolis, pick the right use.",
    lead: 'Start with the use whose mistakes show fastest: a wrong total at the port, a reply turned down at the hotel, a file nobody can find at the engineering firm. The region has three economies and one plan for all of them, called SUD IA. This page helps you choose, then says how we meet.',
    parts: [
      {
        kind: 'sectors',
        id: 'trades',
        title: 'Find your row',
        sectors: [
          {
            name: 'Marseille and Fos',
            subject: 'Forwarder, shipowner, warehouse',
            text: "The mistake that shows is a total that's off. Try reading one kind of invoice, and leave ships' arrivals alone.",
            page: 'freelance-ia-marseille',
          },
          {
            name: 'Nice',
            subject: 'Hotel, tourist office, agency',
            text: 'A reply turned down is noticed at once. Draft ten answers, each approved by hand, before you sell a room.',
            page: 'freelance-ia-nice',
          },
          {
            name: 'Sophia Antipolis',
            subject: 'Engineers, electronics',
            text: 'Nobody finds the drawing. Search one finished project first, and have no part designed.',
          },
          {
            name: 'The whole region',
            subject: 'Hospital, laboratory',
            text: 'A source is missing. Have the protocol in force located, never an opinion about a patient.',
          },
        ],
      },
      { kind: 'text' },
      {
        kind: 'journeys',
        id: 'journey',
        title: 'From one end to the other',
        journeys: [
          {
            from: 'Marseille-Saint-Charles',
            to: 'Nice-Ville',
            by: 'regional train, nine stations',
            fact: 'places.train-marseille-nice',
          },
        ],
      },
    ],
  },
  related: [
    'freelance-ia-marseille',
    'freelance-ia-nice',
    'evaluateur-projet-ia',
    'expert-automatisation-workflows',
    'developpeur-chatbot-freelance',
  ],
})
