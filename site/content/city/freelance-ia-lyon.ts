import { definePlace } from '../place.ts'

export default definePlace({
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: 'Comment interroger des procédures qualité par IA, de Gerland à la vallée de la chimie ?',
    en: 'How do you query quality procedures with AI, from Gerland to the chemical valley?',
  },
  fr: {
    title: 'Freelance IA à Lyon : industrie, pharmacie, qualité',
    description:
      "IA pour Gerland, la vallée de la chimie et la Part-Dieu : procédures en vigueur, accès aux sites Seveso, aides, et ce qu'une venue demande à préparer.",
    heading: 'Des procédures lyonnaises qui répondent',
    name: 'Freelance IA à Lyon',
    hint: "Santé à Gerland, chimie au sud : n'interroger que le texte en vigueur.",
    lead: "Un assistant sur vos consignes commence par un tri : le périmé s'en va. À Gerland comme dans la vallée de la chimie, trois versions d'une même consigne cohabitent souvent, et la mieux écrite n'est pas toujours la bonne. Votre service qualité tranche, j'indexe ensuite. Entrer sur un site Seveso se prépare des semaines avant ; le reste se fait à distance.",
    parts: [
      {
        kind: 'sectors',
        id: 'quartiers',
        title: "Trois adresses, trois manières d'entrer",
        sectors: [
          {
            name: 'Part-Dieu',
            subject: 'Se voir tôt',
            text: "Le premier rendez-vous, même pour un site du sud. Le train s'y arrête, une salle s'y loue à la demi-journée, et deux heures suffisent pour savoir s'il y a un projet.",
          },
          {
            name: 'Gerland',
            subject: 'Santé, laboratoires',
            text: 'Fin 2023, plus de soixante-dix entreprises de santé y entouraient le Centre international de recherche sur le cancer. Toutes vivent de consignes écrites.',
            source: {
              publisher: 'Lyon Capitale',
              url: 'https://www.lyoncapitale.fr/actualite/10-ans-du-biodistrict-de-lyon-gerland-les-ecologistes-font-le-choix-de-la-continuite',
            },
          },
          {
            name: 'Saint-Fons, Feyzin',
            subject: 'Chimie, sites Seveso',
            text: "Le plan de prévention des risques de la vallée, rétabli en appel fin 2020, vise dix sites Seveso seuil haut. Un badge visiteur n'y mène nulle part.",
            source: {
              publisher: 'SERA',
              url: 'https://sera.asso.fr/index.php/le-pprt-de-la-vallee-de-la-chimie-redevient-operationnel',
            },
          },
        ],
      },
      { kind: 'text' },
      {
        kind: 'day',
        id: 'visite',
        title: 'Deux matinées dans la vallée',
        lead: "Je les préfère à une visite guidée de l'unité.",
        moments: [
          {
            when: 'Avant de venir',
            title: 'Un écrit du site',
            text: "Ce qu'il exige d'un indépendant, et ce qui passe la garde : téléphone, ordinateur, ou seulement un carnet.",
          },
          {
            when: 'Première matinée',
            title: "L'équipe de jour",
            text: 'Dans un bureau hors zone, à écouter quelles consignes elle cherche, et où elle les trouve.',
          },
          {
            when: 'Le même soir',
            title: 'Le tri',
            text: 'Avec la qualité : signé, en vigueur, retiré. Ce qui reste dehors est noté.',
          },
          {
            when: 'Seconde matinée',
            title: 'Sans réseau',
            text: "Un export daté, relu, chargé sur la tablette du poste : l'assistant doit répondre là aussi.",
          },
        ],
      },
    ],
    blocks: [
      {
        kind: 'questions',
        id: 'questions',
        title: 'On me demande à Lyon',
        questions: [
          {
            question: 'Votre assistant peut-il écrire dans un dossier de lot ?',
            answer:
              "S'il le faisait, il relèverait de vos procédures de validation : choisissez un prestataire dont c'est le métier.",
          },
          {
            question: 'Un collègue étranger peut-il venir à la réunion ?',
            answer: "Oui : Rhônexpress amène de l'aéroport à la Part-Dieu sans changer.",
          },
          {
            question: 'Comment les déplacements sont-ils comptés ?',
            answer:
              'Trajet et nuit figurent au devis, ligne à part, avec la ville de départ écrite noir sur blanc.',
          },
        ],
      },
    ],
  },
  en: {
    title: 'AI freelancer for Lyon: industry, pharma and quality',
    description:
      "AI for Lyon's health district, chemical valley and Part-Dieu: procedures in force, entry to Seveso sites, public aid and what a visit takes to prepare.",
    heading: 'Quality procedures that answer, in Lyon',
    name: 'AI freelancer for Lyon',
    hint: 'Health at Gerland, chemistry to the south: search only what is in force.',
    lead: 'An assistant for your instructions starts by clearing out whatever is obsolete. At Gerland or in the chemical valley, one instruction easily lives in three versions, and the best written one may be wrong. Your quality people settle it, then I build the search. Getting onto a Seveso site takes weeks of preparation; everything else happens at a distance.',
    parts: [
      {
        kind: 'sectors',
        id: 'districts',
        title: 'Three addresses, three ways in',
        sectors: [
          {
            name: 'Part-Dieu',
            subject: 'Meeting early',
            text: "The place for a first meeting, even if your site lies further south. Trains stop there, rooms are let by the half-day, and two hours tell us whether there's a project.",
          },
          {
            name: 'Gerland',
            subject: 'Health, laboratories',
            text: 'By late 2023 over seventy health companies had settled around the International Agency for Research on Cancer. All of them live by written instructions.',
            source: {
              publisher: 'Lyon Capitale',
              url: 'https://www.lyoncapitale.fr/actualite/10-ans-du-biodistrict-de-lyon-gerland-les-ecologistes-font-le-choix-de-la-continuite',
            },
          },
          {
            name: 'Saint-Fons, Feyzin',
            subject: 'Chemicals, Seveso sites',
            text: "The valley's risk plan, restored on appeal late in 2020, covers ten upper-tier Seveso sites. A visitor badge won't do.",
            source: {
              publisher: 'SERA',
              url: 'https://sera.asso.fr/index.php/le-pprt-de-la-vallee-de-la-chimie-redevient-operationnel',
            },
          },
        ],
      },
      { kind: 'text' },
      {
        kind: 'day',
        id: 'visit',
        title: 'Two mornings in the valley',
        lead: "I'd rather have these than a tour of the unit.",
        moments: [
          {
            when: 'Before I come',
            title: 'A note from the site',
            text: 'What it asks of a sole trader, and what gets past the gatehouse: a phone, a laptop, or only a notebook.',
          },
          {
            when: 'First morning',
            title: 'The day shift',
            text: 'In an office outside the fence, hearing which instructions they look for and where they find them.',
          },
          {
            when: 'That evening',
            title: 'Sorting',
            text: 'With your quality people: signed, in force, withdrawn. Whatever stays out is written down.',
          },
          {
            when: 'Second morning',
            title: 'Offline',
            text: 'A dated, reviewed export on the tablet at the workstation, since the assistant must answer there too.',
          },
        ],
      },
    ],
    blocks: [
      {
        kind: 'questions',
        id: 'questions',
        title: 'What people in Lyon ask me',
        questions: [
          {
            question: 'Can your assistant write into batch records?',
            answer:
              'If it did, it would fall under your validation procedures. Hire someone who does that for a living.',
          },
          {
            question: 'Can a colleague from abroad join the meeting?',
            answer: 'Yes. Rhônexpress runs from the airport to Part-Dieu without a change.',
          },
          {
            question: 'How is travel charged?',
            answer:
              'Fares and nights have a line of their own in the quote, with the town I leave from spelled out.',
          },
        ],
      },
    ],
  },
  related: [
    'cas-usage-rag-documentation',
    'workflow-rag-onboarding',
    'guide-rag-production',
    'architecte-intelligence-artificielle',
    'contact',
  ],
})
