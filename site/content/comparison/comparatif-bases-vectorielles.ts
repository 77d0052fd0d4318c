import { defineComparison } from './collection.ts'

export default defineComparison({
  topic: 'retrieval',
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: 'Quelle base vectorielle choisir, et en faut-il vraiment une de plus ?',
    en: 'Which vector database should we choose, and do we need another one at all?',
  },
  fr: {
    title: 'Comparatif des bases vectorielles : extension ou base dédiée',
    description:
      'pgvector, moteur dédié à héberger ou service géré : quelle base vectorielle choisir selon vos données, vos filtres et votre équipe.',
    heading: "Base vectorielle : l'extension d'abord, la base dédiée après",
    name: 'Comparatif des bases vectorielles',
    hint: 'Extension, moteur dédié ou service géré.',
    lead: "Si vous avez déjà PostgreSQL, essayez pgvector avant d'ajouter une base. Passez à un moteur dédié quand les mesures montrent une recherche trop lente, des filtres mal servis ou un index trop lourd à reconstruire. Un service géré convient si personne ne veut l'exploiter ; un moteur ouvert, si rien ne doit sortir de vos murs.",
  },
  en: {
    title: 'Vector databases compared: extension or dedicated engine',
    description:
      'pgvector, an engine you host or a managed service: which vector database suits your data, your filters and your team.',
    heading: 'Vector databases: try the extension, then the engine',
    name: 'Vector databases compared',
    hint: 'Extension, dedicated engine or managed service.',
    lead: "Stay with the database you already run until measurements say otherwise; on PostgreSQL that means pgvector. Move to a dedicated engine when filtered queries slow down or reindexing hurts. Go managed if nobody wants to operate it, self-hosted if the data can't leave. Recall on your real queries should settle any remaining doubt.",
  },
  related: [
    'pinecone-vs-weaviate-vs-qdrant-comparatif-bases-vectorielles',
    'glossaire-embeddings',
    'guide-rag-production-complet-2025',
    'mon-serveur-rag',
  ],
  weighing: {
    criteria: {
      admin: {
        name: { fr: 'Peu à administrer', en: 'Little to run' },
        note: {
          fr: 'Sauvegardes, mises à jour, astreinte.',
          en: 'Backups, updates, someone on call.',
        },
      },
      filters: {
        name: { fr: 'Filtres et droits', en: 'Filters and rights' },
        note: {
          fr: 'Ne rendre que ce que la personne peut lire.',
          en: 'Return only what the reader may see.',
        },
      },
      vectors: {
        name: { fr: 'Vecteurs longs ou multiples', en: 'Long or several vectors' },
        note: {
          fr: 'La longueur admise, et plusieurs par document.',
          en: 'The length it takes, and several per document.',
        },
      },
      start: {
        name: { fr: 'Essayer en une heure', en: 'Try within the hour' },
        note: {
          fr: 'De rien à une première recherche, sur un portable.',
          en: 'From nothing to a first search, on a laptop.',
        },
      },
      control: {
        name: { fr: 'Rester maître des données', en: 'Stay in control of data' },
        note: {
          fr: 'Héberger où vous voulez, partir quand vous voulez.',
          en: 'Host where you like, leave when you like.',
        },
      },
    },
    products: {
      pgvector: {
        name: { fr: 'pgvector', en: 'pgvector' },
        notes: {
          admin: [
            4,
            'Mêmes sauvegardes que vos tables, si PostgreSQL tourne déjà.',
            "Your tables' backups cover it, once PostgreSQL is there.",
          ],
          filters: [
            4,
            "Jointure SQL avec vos vrais droits ; le filtre vient après l'index.",
            'SQL joins on your real rights; the filter comes after the index.',
          ],
          vectors: [
            2,
            "N'indexe que :fact[vector-stores.pgvector-indexed] en précision normale.",
            'Indexes only :fact[vector-stores.pgvector-indexed] at full precision.',
          ],
          start: [
            3,
            'Une extension à poser sur :fact[vector-stores.pgvector-postgres].',
            'An extension to add to :fact[vector-stores.pgvector-postgres].',
          ],
          control: [
            5,
            'Ouvert (:fact[vector-stores.pgvector-licence]), et pg_dump suffit pour partir.',
            'Open (:fact[vector-stores.pgvector-licence]); pg_dump is the way out.',
          ],
        },
      },
      qdrant: {
        name: { fr: 'Qdrant', en: 'Qdrant' },
        notes: {
          admin: [2, 'Un serveur et une sauvegarde de plus.', 'One more server, one more backup.'],
          filters: [
            5,
            "Ajoute des liens à l'index pour qu'un filtre ne coupe rien.",
            'Adds links to its index so that filters cut no path.',
          ],
          vectors: [
            5,
            "Jusqu'à :fact[comparisons.qdrant-dimensions], et plusieurs vecteurs par point.",
            'Up to :fact[comparisons.qdrant-dimensions], and several vectors per point.',
          ],
          start: [
            3,
            'Un conteneur, ou le mode local de son client Python ; une API à apprendre.',
            "A container, or its Python client's local mode; one API to learn.",
          ],
          control: [
            5,
            'Ouvert (:fact[vector-stores.qdrant-licence]), chez vous ou en service géré.',
            'Open (:fact[vector-stores.qdrant-licence]), on your machines or managed.',
          ],
        },
      },
      weaviate: {
        name: { fr: 'Weaviate', en: 'Weaviate' },
        notes: {
          admin: [
            2,
            'Un serveur de plus, ou :fact[vector-stores.weaviate-minimum] par mois au moins, offre gratuite à part.',
            'One more server, or :fact[vector-stores.weaviate-minimum] a month at least, free plan aside.',
          ],
          filters: [
            4,
            'Liste permise dressée avant, puis un parcours prévu pour elle.',
            'Allowed list drawn up first, then a walk made for it.',
          ],
          vectors: [
            5,
            "Jusqu'à :fact[comparisons.weaviate-vector], et plusieurs vecteurs nommés par objet.",
            'Up to :fact[comparisons.weaviate-vector], and several named vectors per object.',
          ],
          start: [
            3,
            'Un conteneur aussi ; le mode intégré à Python reste expérimental.',
            'One container too; running inside Python is experimental.',
          ],
          control: [
            4,
            "Ouvert (:fact[vector-stores.weaviate-licence]) ; l'export reste à essayer.",
            'Open (:fact[vector-stores.weaviate-licence]); try the export first.',
          ],
        },
      },
      chroma: {
        name: { fr: 'Chroma', en: 'Chroma' },
        notes: {
          admin: [
            3,
            "Rien tant qu'il reste une bibliothèque ; un serveur ensuite.",
            'Nothing while it is a library; a server later on.',
          ],
          filters: [
            3,
            "Liste permise dressée d'abord, en SQL ; aucun parcours prévu pour elle, que j'aie lu.",
            'Allowed list drawn up first, in SQL; no walk made for it that I have read of.',
          ],
          vectors: [
            2,
            'Un seul vecteur dense par passage ; :fact[comparisons.chroma-cloud-vector] en service géré.',
            'One dense vector per passage; :fact[comparisons.chroma-cloud-vector] when managed.',
          ],
          start: [
            5,
            'Une bibliothèque Python, sans rien à côté.',
            'A Python library with nothing beside it.',
          ],
          control: [
            4,
            'Ouvert (:fact[vector-stores.chroma-licence]), dans vos propres fichiers.',
            'Open (:fact[vector-stores.chroma-licence]), in your own files.',
          ],
        },
      },
      pinecone: {
        name: { fr: 'Pinecone', en: 'Pinecone' },
        notes: {
          admin: [
            5,
            'Rien à exploiter ; sauvegardes en formule Standard.',
            'Nothing to operate; backups on the Standard plan.',
          ],
          filters: [
            3,
            "Une requête filtrée se paie sur l'espace de noms entier.",
            'A filtered query is billed on the whole namespace.',
          ],
          vectors: [
            3,
            "Jusqu'à :fact[comparisons.pinecone-dimensions], selon une page ancienne ; un seul vecteur dense.",
            'Up to :fact[comparisons.pinecone-dimensions], on an old page; one dense vector.',
          ],
          start: [
            4,
            "Un compte suffit ; l'offre gratuite reste aux États-Unis.",
            'An account will do; the free tier stays in the US.',
          ],
          control: [
            2,
            'Moteur fermé, chez son éditeur, sauf formule BYOC dans votre nuage.',
            "A closed engine on its maker's machines, unless you buy BYOC.",
          ],
        },
      },
    },
    needs: [
      {
        name: { fr: 'Déjà PostgreSQL', en: 'PostgreSQL in place' },
        weights: { admin: 5, filters: 3, vectors: 1, start: 2, control: 3 },
        best: 'pgvector',
        verdict: {
          fr: ['PostgreSQL tourne déjà', 'pgvector'],
          en: ['PostgreSQL is running', 'pgvector'],
        },
      },
      {
        name: { fr: 'Beaucoup de filtres', en: 'Many filters' },
        weights: { admin: 1, filters: 5, vectors: 4, start: 1, control: 3 },
        best: 'qdrant',
        verdict: {
          fr: ['Filtres nombreux', 'Qdrant, qui accepte'],
          en: ['Many filters', 'Qdrant, which takes'],
        },
      },
      {
        name: { fr: 'Maquette', en: 'Mock-up' },
        weights: { admin: 2, filters: 0, vectors: 0, start: 5, control: 1 },
        best: 'chroma',
        verdict: { fr: ['Maquette en Python', 'Chroma'], en: ['A Python mock-up', 'Chroma'] },
      },
      {
        name: { fr: 'Personne pour exploiter', en: 'Nobody to operate it' },
        weights: { admin: 5, filters: 1, vectors: 1, start: 3, control: 0 },
        best: 'pinecone',
        verdict: {
          fr: ['Personne pour exploiter', "Pinecone pour n'avoir rien à régler"],
          en: ['Nobody to operate', 'Pinecone if you want nothing to tune'],
        },
      },
      {
        name: { fr: 'Rien ne sort', en: 'Data stays in' },
        weights: { admin: 4, filters: 3, vectors: 1, start: 0, control: 5 },
        best: 'pgvector',
        verdict: {
          fr: ['Données qui ne sortent pas', 'pgvector ou Qdrant'],
          en: ['Data that stays', 'pgvector or Qdrant'],
        },
      },
    ],
  },
})
