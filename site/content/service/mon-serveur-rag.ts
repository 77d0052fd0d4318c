import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-28',
  question: {
    fr: "Que faut-il pour héberger soi-même un serveur RAG, et qu'est-ce qui en sort encore ?",
    en: 'What does it take to host a RAG server ourselves, and what still leaves it?',
  },
  fr: {
    title: 'Serveur RAG privé : un index chez vous, interrogé par API',
    description:
      "Un serveur de recherche documentaire installé chez vous ou chez votre hébergeur : index, droits d'accès, journal et API, reconstruits par une seule commande.",
    heading: 'Votre serveur RAG, sous votre contrôle',
    name: 'Mon serveur RAG',
    hint: 'Index, recherche et API, installés dans vos locaux ou chez votre hébergeur.',
    lead: "Il y faut moins de matériel qu'on ne le croit, et une décision. Lire les documents, les indexer, retrouver les passages : ces trois tâches tiennent sur une machine ordinaire, chez vous. La quatrième, rédiger, demande de choisir : un modèle ouvert sur vos machines, ou un fournisseur à qui partent la question et les passages retenus. RAG, c'est chercher puis rédiger.",
    blocks: [
      {
        kind: 'rows',
        id: 'serveur-pieces',
        title: 'Ce qui est installé',
        rows: [
          {
            icon: 'data',
            universe: 'code',
            title: 'La base',
            strong: 'PostgreSQL et pgvector',
            text: 'Textes, vecteurs et droits au même endroit : une seule sauvegarde, une seule chose à surveiller.',
          },
          {
            icon: 'doc',
            universe: 'ia',
            title: "L'import",
            strong: 'Ajouts, changements et suppressions',
            text: "Un document retiré de la source disparaît de l'index au passage suivant ; le journal le dit.",
          },
          {
            icon: 'window',
            universe: 'code',
            title: "L'API",
            strong: 'Deux routes : chercher, répondre',
            text: 'La première rend des passages, pour vos propres écrans. La seconde y ajoute la rédaction.',
          },
          {
            icon: 'gauge',
            universe: 'plus',
            title: 'Le tableau de bord',
            strong: 'Cinq mesures, une alerte chacune',
            text: "Âge de l'index, échecs d'import, temps de réponse, refus, espace disque.",
          },
        ],
      },
      {
        kind: 'steps',
        id: 'serveur-semaines',
        title: 'De la machine vide à la passation',
        steps: [
          {
            title: 'Semaine 1 : le terrain',
            text: 'Sources, annuaire, règles de pare-feu. Votre administrateur et moi dessinons qui se connecte à quoi.',
          },
          {
            title: "Semaine 2 : l'index",
            text: 'Mille documents importés, deux fois, pour vérifier que le second passage ne double rien.',
          },
          {
            title: 'Semaine 3 : les droits',
            text: "Trois comptes d'essai, trois périmètres, et des questions faites pour franchir la limite.",
          },
          {
            title: 'Semaine 4 : la panne',
            text: 'Vous éteignez la machine. Vos équipes restaurent ailleurs, chronomètre en main, sans mon aide.',
          },
        ],
      },
      {
        kind: 'fit',
        id: 'serveur-fit',
        title: 'Le garder chez vous, ou non',
        yes: {
          title: 'Un serveur à vous se défend si',
          points: [
            'Un contrat ou un règlement interdit de confier le fonds à un tiers',
            'Une personne administre déjà des serveurs et accepte celui-ci',
            'Plusieurs applications interrogeront le même index',
          ],
        },
        no: {
          title: 'Restez sur un service loué si',
          points: [
            "Personne n'appliquera les correctifs de sécurité",
            "Vous essayez encore l'idée : un prototype suffit pour décider",
            'Votre suite bureautique propose une recherche qui répond déjà bien',
          ],
        },
      },
      {
        kind: 'questions',
        id: 'serveur-questions',
        title: 'Vos administrateurs demanderont',
        questions: [
          {
            question: 'Faut-il une carte graphique ?',
            answer:
              "Pour l'index et la recherche, non ; le premier import est seulement plus long. Pour rédiger avec un modèle ouvert, oui dans la plupart des cas ; sa taille dépend du modèle, que nous choisissons d'abord sur vos questions, avec une machine louée à l'heure.",
          },
          {
            question: 'Pourquoi pas une base vectorielle spécialisée ?',
            answer:
              "Elle se justifie à très grand volume ou avec des filtres exigeants. En dessous, c'est un second système à sauvegarder et à tenir d'accord avec le premier.",
          },
        ],
      },
    ],
  },
  en: {
    title: 'A private RAG server: your index, on your hosting, via an API',
    description:
      'A document search server on your own machines or your chosen host: index, access rights, logs and an API, all of it rebuilt by a single command.',
    heading: 'Your own RAG server, under your control',
    name: 'My RAG server',
    hint: 'Index, search and API, on your own premises or at a host you choose.',
    lead: 'It takes less hardware than people expect, plus one decision. Reading documents, indexing them and finding the passages that matter can run on an ordinary machine you control. Writing the answer is where you choose: an open model in-house, or a provider that receives the question and the selected passages. Search first, then write: that is all RAG means.',
    blocks: [
      {
        kind: 'rows',
        id: 'serveur-pieces',
        title: 'What gets installed',
        rows: [
          {
            icon: 'data',
            universe: 'code',
            title: 'The database',
            strong: 'PostgreSQL and pgvector',
            text: 'Text, vectors and permissions in one place: a single backup, a single thing to watch.',
          },
          {
            icon: 'doc',
            universe: 'ia',
            title: 'The import',
            strong: 'Additions, changes, deletions',
            text: 'Whatever leaves the source leaves the index on the next run, and the log says so.',
          },
          {
            icon: 'window',
            universe: 'code',
            title: 'The API',
            strong: 'Two routes: search, answer',
            text: 'One returns passages for screens of your own. The other adds the writing.',
          },
          {
            icon: 'gauge',
            universe: 'plus',
            title: 'The dashboard',
            strong: 'Five measures, each with an alert',
            text: 'Age of the index, failed imports, response time, refusals, disk space.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'serveur-semaines',
        title: 'From bare machine to handover',
        steps: [
          {
            title: 'Week 1: the ground',
            text: 'Sources, directory, firewall rules. Your administrator and I draw who connects to what.',
          },
          {
            title: 'Week 2: the index',
            text: 'A thousand documents go in twice, to be sure the second run duplicates nothing.',
          },
          {
            title: 'Week 3: the rights',
            text: 'Three test accounts with three scopes, and questions designed to get across the line.',
          },
          {
            title: 'Week 4: the outage',
            text: 'You switch the machine off. Your people restore it elsewhere against the clock, and I stay out of it.',
          },
        ],
      },
      {
        kind: 'fit',
        id: 'serveur-fit',
        title: 'Keep it in-house, or not',
        yes: {
          title: 'Your own server makes sense if',
          points: [
            'A contract or a rule forbids handing the collection to a third party',
            'Somebody already looks after servers and will take this one on',
            'More than one application is going to query the index',
          ],
        },
        no: {
          title: 'Rent a service if',
          points: [
            'Nobody is going to apply security patches',
            'The idea is still on trial: a prototype is enough to decide',
            'Search in your office suite answers well already',
          ],
        },
      },
      {
        kind: 'questions',
        id: 'serveur-questions',
        title: 'Your administrators will ask',
        questions: [
          {
            question: 'Do we need a graphics card?',
            answer:
              'Not to index or search; the first import is merely slower. To write answers with an open model, in most cases yes. How big depends on the model, so we choose that first, on your questions, with a machine rented by the hour.',
          },
          {
            question: 'Why not a dedicated vector database?',
            answer:
              'Very large volumes or demanding filters justify one. Below that it is a second system to back up and to keep in step with the first.',
          },
        ],
      },
    ],
  },
  related: [
    'consultant-rag-freelance',
    'guide-rag-production',
    'comparatif-bases-vectorielles',
    'glossaire-embeddings',
    'securite-ia-entreprise',
  ],
})
