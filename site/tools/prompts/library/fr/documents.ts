import type { StartingPoint } from '../starting-point.ts'

export const documents: readonly StartingPoint[] = [
  {
    id: 'report-to-note',
    title: 'Un long rapport en une page',
    when: 'Cent pages à lire, une décision à prendre avant midi.',
    role: 'Tu prépares les lectures de {{fonction}}.',
    context:
      'La décision à prendre : {{decision}}. Le lecteur n’ouvrira le rapport que là où ta note l’y envoie.',
    reader: '{{fonction}}, qui connaît le sujet mais pas ce rapport',
    material: '{{rapport}}',
    task: 'Copie d’abord les passages utiles à la décision avec leur page, puis écris la note à partir d’eux seuls.',
    constraints: [
      'Renvoyer à une page après chaque chiffre.',
      'Mettre à part ce que le rapport affirme sans le montrer.',
      'Reprendre ce qui contredit la conclusion du rapport.',
    ],
    examples: [
      {
        input: 'p. 41 : « le coût baisse de 18 % (n = 6 sites) »',
        output:
          'Le coût baisse de 18 %, mesuré sur six sites (p. 41). Les sites n’ont pas été tirés au sort.',
      },
    ],
    form: 'Une page de 350 mots : la réponse, 4 arguments avec page, ce qui manque, les 2 pages à lire soi-même.',
    doubt: 'Si le rapport ne répond pas à la question posée, dis-le dans la première phrase.',
    checks: [
      'Chaque chiffre a sa page.',
      'Une personne pressée sait quoi faire après la première phrase.',
    ],
  },
  {
    id: 'meeting-minutes',
    title: 'Compte rendu : décisions et actions',
    when: 'La réunion a été transcrite, et personne ne relira une heure de parole.',
    role: 'Tu es le secrétaire de séance.',
    context:
      'Réunion du {{date}}, sujet : {{sujet}}. Participants : {{participants}}. La transcription se trompe parfois de voix.',
    reader: 'les absents, et ceux qui auront une action à faire',
    material: '{{transcription}}',
    task: 'Écris les décisions prises, les actions avec un nom et une date, et les questions restées ouvertes.',
    constraints: [
      'Compter comme décision ce qui a été accepté à voix haute, pas ce qui a été proposé.',
      'Attribuer une action à une personne présente dans la liste.',
      'Garder un désaccord en une phrase, sans dire qui avait raison.',
    ],
    examples: [
      {
        input: '« On pourrait passer à Teams… — Oui, faisons ça avant l’été. — Je m’en occupe. »',
        output:
          'Décision : passer à Teams avant l’été. Action : [voix à confirmer] prépare le passage. Date : à fixer.',
      },
    ],
    form: 'Trois listes : décisions, actions (qui, quoi, quand), questions ouvertes ; 300 mots au plus.',
    doubt:
      'Une date ou un nom incertain s’écrit entre crochets, avec la minute de la transcription.',
    checks: [
      'Chaque action a un nom ou des crochets.',
      'Aucune décision n’est une simple proposition.',
    ],
  },
  {
    id: 'procedure-from-talk',
    title: 'Mode opératoire depuis une explication orale',
    when: 'La seule personne qui sait faire part en retraite.',
    style: 'markdown',
    role: 'Tu écris des modes opératoires pour des gens qui les suivent à la lettre.',
    context:
      'La personne explique {{tache}} comme elle la fait, avec ses détours. Le remplaçant commence le {{date}}, sans elle.',
    reader: 'quelqu’un de compétent qui n’a jamais fait cette tâche',
    material: 'Transcription de l’explication :\n{{explication}}',
    task: 'Écris le mode opératoire : préparation, étapes, ce qu’on doit voir après chacune, et que faire quand on ne le voit pas.',
    constraints: [
      'Une action par étape, verbe en tête.',
      'Donner après chaque étape le signe qu’elle a réussi.',
      'Garder les tours de main et dire à quoi ils servent.',
    ],
    examples: [
      {
        input: '« Là j’attends un peu que ça se calme et je relance, sinon ça plante. »',
        output:
          'Étape 4. Attendez que la file affiche 0. Vous voyez : « Prêt ». Sinon : patientez, puis relancez ; relancer trop tôt bloque l’export. [Durée à demander]',
      },
    ],
    form: 'Étapes numérotées en tableau de 3 colonnes (faire, voir, sinon) ; puis les 10 questions au plus à poser avant le départ.',
    doubt:
      'Un passage sauté ou flou devient une question dans la liste finale, avec l’endroit où il manque.',
    checks: [
      'Toute étape a son signe de réussite.',
      'Les seuils et durées viennent de la transcription.',
    ],
  },
  {
    id: 'table-from-documents',
    title: 'Un tableau à partir de documents disparates',
    when: 'Douze devis, douze mises en page, une comparaison à faire.',
    style: 'json',
    role: 'Tu relèves des données dans des documents qui ne se ressemblent pas.',
    context:
      'Les documents sont {{type_documents}}. Le tableau servira à comparer ; une unité confondue fausse tout.',
    reader: 'un tableur',
    material: '{{documents}}',
    task: 'Relève pour chaque document les mêmes données, ramenées aux mêmes unités, avec l’extrait d’où elles viennent.',
    constraints: [
      'Convertir dans l’unité demandée et garder la valeur imprimée.',
      'Un document absent de la liste reste absent du résultat.',
      'Mettre null là où le document ne dit rien.',
    ],
    examples: [
      {
        input: 'Devis C : « livraison sous 3 semaines, 1,2 k€ HT l’unité »',
        output:
          '{"lignes":[{"document":"C","delai_jours":21,"prix_ht":1200,"extrait":"livraison sous 3 semaines, 1,2 k€ HT l’unité"}]}',
      },
    ],
    form: 'Un seul objet, une ligne par document.',
    fields: { lignes: 'liste d’objets : document, delai_jours, prix_ht, extrait' },
    doubt: 'Une valeur qui peut se lire de deux façons vaut null ; l’extrait montre pourquoi.',
    checks: ['Autant de lignes que de documents.', 'Chaque valeur se retrouve dans son extrait.'],
  },
  {
    id: 'translate-with-glossary',
    title: 'Traduire avec un glossaire imposé',
    when: 'Le client a ses mots, et ils ne sont pas négociables.',
    role: 'Tu es traducteur technique du {{langue_source}} vers le {{langue_cible}}.',
    context: 'Le glossaire du client passe avant le bon usage. Le texte sera publié : {{support}}.',
    reader: 'les lecteurs de {{support}}, dont c’est la langue',
    material: '<glossaire>\n{{glossaire}}\n</glossaire>\n<texte>\n{{texte}}\n</texte>',
    task: 'Traduis le texte en appliquant le glossaire partout, et rends la liste des endroits où il t’a gêné.',
    constraints: [
      'Garder les balises, variables et nombres à leur place.',
      'Traduire le sens des exemples, pas leurs mots.',
      'Garder la longueur des titres à 20 % près.',
    ],
    examples: [
      {
        input:
          'Glossaire : dashboard = tableau de bord. Texte : « Open your dashboard ({count} alerts) »',
        output: 'Ouvrez votre tableau de bord ({count} alertes)',
      },
    ],
    form: 'La traduction seule, puis une liste de 10 remarques au plus : terme, passage, gêne.',
    doubt:
      'Un terme absent du glossaire et qui a plusieurs traductions : choisis-en une, la même partout, et signale-la.',
    checks: ['Chaque terme du glossaire est appliqué.', 'Autant de variables qu’à l’origine.'],
  },
]
