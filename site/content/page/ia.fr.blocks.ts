/** The parts of the page on AI services, in French. */
import type { Block } from '../schema.ts'

export const fr: Block[] = [
  {
    kind: 'rows',
    id: 'key-benefits',
    title: "Ce qu'un projet d'IA peut vous rendre",
    lead: "Chaque bénéfice a sa mesure, relevée avant de commencer. Sans elle, personne ne saura s'il est venu.",
    rows: [
      {
        icon: 'gauge',
        universe: 'ia',
        title: 'Des heures',
        strong: 'Une tâche répétée, chronométrée avant et après',
        text: 'Deux semaines de relevés suffisent : combien de fois, combien de minutes, par qui. Le calcul est plus bas.',
      },
      {
        icon: 'doc',
        universe: 'ia',
        title: 'Des réponses retrouvées',
        strong: 'La part de celles qui citent le bon passage',
        text: 'Elle se mesure sur des questions écrites par le métier, jamais sur celles de la démonstration.',
      },
      {
        icon: 'shield',
        universe: 'code',
        title: 'Des erreurs vues plus tôt',
        strong: "Les écarts arrêtés avant l'envoi",
        text: "Un programme compare les chiffres du texte à leur source. Ce qu'il bloque se compte chaque semaine.",
      },
    ],
  },
  {
    kind: 'rows',
    id: 'working-together',
    title: 'Travailler ensemble',
    lead: 'Ce que le projet demande de votre côté, avant de demander un budget.',
    rows: [
      {
        icon: 'key',
        universe: 'code',
        title: 'Une personne qui tranche',
        strong: 'Elle dit oui, non, ou pas maintenant',
        text: 'Sans elle, tout attend le prochain comité. Il lui faut un peu de temps chaque semaine, pas chaque jour.',
      },
      {
        icon: 'doc',
        universe: 'ia',
        title: 'Des demandes réelles',
        strong: 'Copiées de la boîte, pas imaginées',
        text: "Avec les fautes de frappe et les cas pénibles. L'examen du système sort de là.",
      },
      {
        icon: 'pen',
        universe: 'plus',
        title: "Quelqu'un du métier",
        strong: 'Pour juger les réponses, pas pour coder',
        text: "Vingt réponses relues par la bonne personne montrent ce que la note d'un modèle laisse passer.",
      },
    ],
  },
  {
    kind: 'questions',
    id: 'why-choose-us',
    title: "Pourquoi moi, ou quelqu'un d'autre",
    questions: [
      {
        question: 'Quand me choisir ?',
        answer:
          "Quand vous voulez que la personne au téléphone soit celle qui écrit le code, et que le travail tient entre deux mains pendant quelques semaines. Il faut aussi supporter d'entendre qu'une règle ou un formulaire ferait aussi bien.",
      },
      {
        question: "Quand choisir quelqu'un d'autre ?",
        answer:
          "Une agence, s'il faut une équipe à plein temps ou une astreinte de nuit. Un éditeur, si un abonnement couvre la tâche : essayez-le avant de m'écrire. Un laboratoire, si personne n'a encore résolu ce problème.",
      },
    ],
  },
  {
    kind: 'questions',
    id: 'our-commitment',
    title: "Ce à quoi je m'engage",
    questions: [
      {
        question: "Que se passe-t-il si l'essai échoue ?",
        answer:
          "Il aura servi. Vous gardez la mesure, le jeu de questions et la cause de l'échec, par écrit. La suite a son propre prix : vous ne la devez pas.",
      },
      {
        question: 'Où vont mes données ?',
        answer:
          "Là où nous l'avons écrit avant de commencer : quel fournisseur, quel pays, combien de temps. L'essai porte sur une copie sans les noms. Aucun de vos documents ne sert chez un autre client.",
      },
      {
        question: 'Comment saurai-je que la qualité tient ?',
        answer:
          "L'examen du départ est rejoué à chaque changement de modèle, de consigne ou de document. Une baisse se voit avant que vos clients ne la voient.",
      },
    ],
  },
  {
    kind: 'own',
    id: 'detailed-services',
    title: 'Les services en détail',
    lead: 'Un par besoin. Chaque page dit aussi à qui le service ne convient pas.',
  },
  {
    kind: 'steps',
    id: 'our-approach',
    title: "L'examen d'abord, le modèle ensuite",
    steps: [
      {
        title: 'Lire',
        text: "Des demandes réelles, une par une, avec ceux qui y répondent aujourd'hui.",
      },
      {
        title: "Écrire l'examen",
        text: "La bonne réponse, la mauvaise, et celle qu'il vaut mieux refuser. Aucun code avant.",
      },
      {
        title: 'Essayer petit',
        text: "Une règle, puis une recherche, puis un modèle : on s'arrête au premier qui passe l'examen.",
      },
      {
        title: 'Surveiller',
        text: 'Note, coût et refus sont relevés en service. Un seuil prévient une personne, pas un tableau.',
      },
    ],
  },
  {
    kind: 'own',
    id: 'case-studies',
    title: "Des cas d'usage chiffrés",
    lead: "Des cas d'école : les étapes avant et après, le calcul posé, le plus petit essai.",
  },
  {
    kind: 'own',
    id: 'testimonials',
    title: 'Ce que disent les clients',
    lead: 'Leurs phrases ; ce qui a été livré, et ce qui a résisté, suit sur leur page.',
    more: { page: 'temoignages-clients', text: 'Comment un témoignage paraît sur ce site' },
  },
  {
    kind: 'own',
    id: 'our-achievements',
    title: 'Des réalisations, jugées sur ce qui reste',
    lead: 'Ce qui sert encore quand je suis parti, et la difficulté prévue.',
    more: { page: 'portfolio-projets-cas-etudes', text: 'Chaque cas, du problème au choix' },
  },
  {
    kind: 'own',
    id: 'roi-calculator',
    title: 'Le projet se rembourse-t-il ?',
    lead: "Les nombres de départ sont un cas d'école. Remplacez-les : chaque ligne se recalcule et montre son opération.",
  },
  {
    kind: 'doors',
    id: 'tech-expertise',
    title: 'Une expertise à lire et à exécuter',
    lead: 'Chaque entrée mène à un texte dont le code a tourné.',
    doors: [
      {
        icon: 'doc',
        universe: 'ia',
        page: 'guide-rag-production-complet-2025',
        text: 'Chercher dans des documents : découpage, classement, citation, refus.',
      },
      {
        icon: 'gauge',
        universe: 'ia',
        page: 'evaluer-un-llm-en-production',
        text: 'Mesurer : un jeu de cas, un juge étalonné, des alertes.',
      },
      {
        icon: 'layers',
        universe: 'ia',
        page: 'creer-agents-ia-autonomes-langgraph-2025',
        text: 'Agir : un agent qui attend un accord et reprend après une panne.',
      },
      {
        icon: 'shield',
        universe: 'code',
        page: 'llm-guardrails-security',
        text: 'Protéger : ce qui filtre une demande, et ce qui borne un outil.',
      },
    ],
  },
]
