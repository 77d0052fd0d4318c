import { definePlace } from '../place.ts'

export default definePlace({
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: 'Que peut écrire une IA pour un vin de Bordeaux, entre étiquette européenne et loi Évin ?',
    en: 'What may AI write for a Bordeaux wine, between EU labels and French advertising law?',
  },
  fr: {
    title: 'Freelance IA à Bordeaux : étiquettes, fiches, loi Évin',
    description:
      'IA pour le vin à Bordeaux : étiquette électronique, fiches traduites, contrôle des mots permis par la loi Évin, réseaux à connaître, visites hors vendanges.',
    heading: 'Bordeaux : des textes justes, vite relus',
    name: 'Freelance IA à Bordeaux',
    hint: 'Fiches et étiquettes préparées, puis contrôlées phrase par phrase.',
    lead: "Une IA peut préparer la fiche d'un vin, la traduire et tenir l'étiquette électronique à jour, à partir de vos analyses et de vos notes. Elle ne peut pas choisir ses mots : la loi Évin dresse la liste de ce qui se dit. Je place donc un contrôle entre le texte et sa publication, et vous gardez le dernier mot.",
    parts: [
      { kind: 'text' },
      {
        kind: 'sectors',
        id: 'reseaux',
        title: 'Ce que Bordeaux a déjà',
        sectors: [
          {
            name: "Villenave-d'Ornon",
            subject: 'Vigne et vin',
            text: "L'institut de la vigne et du vin y a ouvert, et le cluster Inno'vin en est né : un capteur, une maladie ou un robot, c'est chez eux.",
            source: {
              publisher: 'Le Paysan vigneron',
              url: 'https://lepaysanvigneron.com/cluster-vous-avez-dit-cluster-innovin/',
            },
          },
          {
            name: 'Bordeaux',
            subject: 'Données',
            text: "L'association Digital Aquitaine y porte la journée Dataquitaine, où les entreprises comparent leur façon de ranger leurs données.",
            source: {
              publisher: 'Placéco',
              url: 'https://placeco.fr/nouvelle-aquitaine/innovation/article/dataquitaine-toutes-les-entreprises-ont-interet-a-structurer-leur-chaine-de-la-donnee-2361',
            },
          },
          {
            name: 'Le Médoc',
            subject: 'Châteaux',
            text: "La route s'y ajoute au train, et le devis la compte. Pas pendant les vendanges : personne n'a le temps, et c'est heureux.",
          },
        ],
      },
      {
        kind: 'day',
        id: 'chai',
        title: "Un jour d'hiver au chai",
        moments: [
          {
            when: 'Matin',
            title: 'Devant vos verres',
            text: "J'écoute comment vous parlez de vos vins, sans corriger un mot.",
          },
          {
            when: 'Après-midi',
            title: 'Sur les documents',
            text: "Analyses, notes, anciennes fiches : ce que l'outil aura le droit de lire.",
          },
          {
            when: 'Soir',
            title: 'Le train',
            text: "De Paris, l'aller-retour tient dans la journée pour un chai en ville ; pour le Médoc, je dors sur place.",
          },
          {
            when: 'Les semaines suivantes',
            title: 'Fiche par fiche',
            text: 'À distance, dans un tableau que vous corrigez.',
          },
        ],
      },
    ],
  },
  en: {
    title: 'AI freelancer for Bordeaux: labels, sheets and the law',
    description:
      'AI for wine in Bordeaux: electronic labels, translated sheets, a check on the words French law permits, who to know locally, and visits outside harvest.',
    heading: 'Bordeaux: accurate texts, quickly reviewed',
    name: 'AI freelancer for Bordeaux',
    hint: 'Sheets and labels drafted, then checked phrase by phrase.',
    lead: "AI can draft a wine's sheet, translate it and keep the electronic label current, from your own analyses and notes. It can't pick its words freely, because French advertising law lists what may be said. So I put a check between the text and its publication, and the last word stays yours.",
    parts: [
      { kind: 'text' },
      {
        kind: 'sectors',
        id: 'networks',
        title: 'What Bordeaux already has',
        sectors: [
          {
            name: "Villenave-d'Ornon",
            subject: 'Vine and wine',
            text: "The vine and wine institute opened here and set off the Inno'vin cluster. Go to them about a sensor, a disease or a robot.",
            source: {
              publisher: 'Le Paysan vigneron',
              url: 'https://lepaysanvigneron.com/cluster-vous-avez-dit-cluster-innovin/',
            },
          },
          {
            name: 'Bordeaux',
            subject: 'Data',
            text: 'Digital Aquitaine runs the Dataquitaine day here, where companies compare how they keep their data.',
            source: {
              publisher: 'Placéco',
              url: 'https://placeco.fr/nouvelle-aquitaine/innovation/article/dataquitaine-toutes-les-entreprises-ont-interet-a-structurer-leur-chaine-de-la-donnee-2361',
            },
          },
          {
            name: 'Médoc',
            subject: 'Châteaux',
            text: 'It adds its own road to the train, which the quote counts. Never at harvest, when nobody has a minute.',
          },
        ],
      },
      {
        kind: 'day',
        id: 'cellar',
        title: 'A winter day in the cellar',
        moments: [
          {
            when: 'Morning',
            title: 'Over your glasses',
            text: 'I hear how you talk about your wines and correct nothing.',
          },
          {
            when: 'Afternoon',
            title: 'Over the documents',
            text: 'Analyses, notes, earlier sheets: whatever the tool may be allowed to read.',
          },
          {
            when: 'Evening',
            title: 'The train',
            text: 'From Paris a return trip fits in a day if the cellar is in town. For Médoc I stay the night.',
          },
          {
            when: 'The weeks after',
            title: 'Sheet by sheet',
            text: 'Remotely, in a table you correct.',
          },
        ],
      },
    ],
  },
  related: [
    'cas-usage-generation-contenu',
    'prompt-engineering-guide-complet',
    'home',
    'glossaire-hallucinations',
    'freelance-ia-toulouse',
  ],
})
