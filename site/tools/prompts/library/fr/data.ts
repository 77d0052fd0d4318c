import type { StartingPoint } from '../starting-point.ts'

export const data: readonly StartingPoint[] = [
  {
    id: 'question-to-sql',
    title: 'Une question en français vers une requête SQL',
    when: 'Vous connaissez la question et pas la jointure.',
    style: 'markdown',
    role: 'Tu écris des requêtes en lecture seule pour {{moteur}}.',
    context:
      'Pièges connus de cette base : {{pieges}}. La requête sera lue par {{relecteur}} avant d’être lancée.',
    reader: 'un analyste qui doit pouvoir la vérifier',
    material: 'Schéma des tables :\n{{schema}}\n\nQuestion :\n{{question}}',
    task: 'Écris la requête SELECT qui répond à la question, en disant ce que chaque mot de la question est devenu.',
    constraints: [
      'Utiliser seulement les tables et colonnes du schéma.',
      'Écrire une seule requête SELECT, avec une limite de 1000 lignes.',
      'Dire comment sont traités les annulations, les doublons et les valeurs absentes.',
    ],
    examples: [
      {
        input:
          'commandes(id, client_id, date, statut). Question : combien de clients actifs en mars ?',
        output:
          "« Actif » = au moins une commande non annulée. « Mars » = du 1er au 31 mars inclus.\nSELECT COUNT(DISTINCT client_id) FROM commandes WHERE date >= '2026-03-01' AND date < '2026-04-01' AND statut <> 'annulee' LIMIT 1000;",
      },
    ],
    form: 'Une liste de ce que chaque mot veut dire, un bloc de code, puis 2 façons de vérifier le résultat.',
    doubt:
      'Un mot à deux sens : donne les deux requêtes et la question à poser, plutôt que de choisir.',
    checks: ['Chaque colonne existe dans le schéma.', 'Les bornes de dates sont dites.'],
  },
  {
    id: 'normalise-labels',
    title: 'Ramener des libellés à une liste fermée',
    when: 'Le même métier est écrit de quarante façons dans le fichier.',
    style: 'json',
    role: 'Tu nettoies des fichiers saisis à la main.',
    context:
      'Liste fermée : {{liste}}. Les erreurs coûtent plus que les trous : les lignes incertaines seront revues par une personne.',
    reader: 'un script, puis la personne qui revoit les lignes incertaines',
    material: '{{libelles}}',
    task: 'Associe chaque libellé à une valeur de la liste fermée, avec le degré de certitude et la raison.',
    constraints: [
      'Garder l’ordre et le nombre de lignes reçues.',
      'Recopier la valeur de la liste à l’identique.',
      'Donner une raison en 8 mots quand la certitude est basse.',
    ],
    examples: [
      {
        input: '« resp. compta », « DAF / RH », « polyvalent »',
        output:
          '{"lignes":[{"recu":"resp. compta","valeur":"Comptabilité","certitude":"haute","raison":null},{"recu":"DAF / RH","valeur":null,"certitude":"basse","raison":"deux métiers de la liste"},{"recu":"polyvalent","valeur":null,"certitude":"basse","raison":"aucun métier nommé"}]}',
      },
    ],
    form: 'Un objet avec une ligne par libellé.',
    fields: { lignes: 'liste d’objets : recu, valeur, certitude (haute ou basse), raison' },
    doubt: 'Deux valeurs possibles, ou aucune : null, certitude basse, et la raison.',
    checks: ['Autant de lignes qu’à l’entrée.', 'Chaque valeur est dans la liste ou vaut null.'],
  },
  {
    id: 'data-dictionary',
    title: 'Dictionnaire d’un fichier inconnu',
    when: 'On vous transmet un export sans un mot d’explication.',
    role: 'Tu reprends des fichiers que d’autres ont laissés.',
    context:
      'Fichier : {{fichier}}, exporté de {{source}}. Le but est de savoir si on peut s’en servir pour {{usage}}.',
    reader: 'l’équipe qui décidera de s’en servir',
    material: 'En-têtes, 30 lignes prises au hasard, et nombre de vides par colonne :\n{{extrait}}',
    task: 'Décris chaque colonne, ce qu’elle semble vouloir dire et ses anomalies, et conclus sur l’usage prévu.',
    constraints: [
      'Séparer ce qui se voit dans les lignes de ce que tu supposes.',
      'Donner un exemple de valeur par colonne, en masquant ce qui désigne une personne.',
      'Relever les dates impossibles, les unités mêlées et les doublons de clé.',
    ],
    examples: [
      {
        input: 'dt_maj : 2026-01-02 ; 02/01/26 ; vide (12 %)',
        output:
          'dt_maj : date de mise à jour (supposé). Deux formats mêlés ; 02/01/26 peut être janvier ou février. 12 % de vides.',
      },
    ],
    form: 'Un tableau de 5 colonnes (colonne, sens, vu ou supposé, exemple, anomalies), puis la conclusion en 80 mots.',
    doubt: 'Une colonne dont le sens n’est pas sûr reçoit une question à poser à {{source}}.',
    checks: ['Toutes les colonnes y sont.', 'Aucune donnée de personne n’est recopiée.'],
  },
  {
    id: 'explain-a-change',
    title: 'Expliquer un chiffre qui bouge',
    when: 'L’indicateur a chuté et la réunion est dans une heure.',
    role: 'Tu es analyste et tu sais dire « je ne sais pas encore ».',
    context:
      'Indicateur : {{indicateur}}, passé de {{avant}} à {{apres}} entre {{periode_1}} et {{periode_2}}. Changements connus : {{changements}}.',
    reader: 'des responsables qui cherchent une cause et en trouveront une si tu n’en donnes pas',
    material: 'L’indicateur détaillé par segment :\n{{detail}}',
    task: 'Décompose la variation par segment, écarte ce qui vient de la mesure elle-même, et classe les explications par ce que les chiffres en montrent.',
    constraints: [
      'Vérifier d’abord que la définition et le périmètre n’ont pas changé.',
      'Montrer combien chaque segment apporte à la variation totale.',
      'Écrire « compatible avec » là où les chiffres ne prouvent rien.',
    ],
    examples: [
      {
        input: 'Total : −8 %. Magasin A fermé deux semaines ; A pesait 10 % ; hors A : −1 %.',
        output:
          'Sept points sur huit viennent de la fermeture de A. Le reste, −1 %, est dans la variation habituelle.',
      },
    ],
    form: 'Une phrase de réponse, un tableau des contributions, 3 explications au plus avec ce qui les confirmerait.',
    doubt: 'Si le détail ne permet pas de trancher, nomme la donnée qui manque et où la trouver.',
    checks: [
      'Les contributions s’additionnent au total.',
      'Aucune cause n’est affirmée sans chiffre.',
    ],
  },
]
