import type { StartingPoint } from '../starting-point.ts'

export const finance: readonly StartingPoint[] = [
  {
    id: 'supplier-invoice',
    title: 'Lire une facture fournisseur',
    when: 'La saisie des factures prend deux jours par mois.',
    style: 'json',
    role: 'Tu saisis les factures d’achat d’une comptabilité française.',
    context:
      'Le résultat entre dans {{logiciel}} après validation par {{valideur}}. Un montant faux passe en paiement ; un champ vide revient seulement à la main.',
    reader: 'un programme, puis la personne qui valide',
    material: 'Texte de la facture, tel que reconnu :\n{{facture}}',
    task: 'Relève les champs de cette facture tels qu’ils sont imprimés et signale ce qui ne tombe pas juste.',
    constraints: [
      'Écrire les montants avec un point et deux décimales, les dates AAAA-MM-JJ.',
      'Vérifier que le hors taxe et la TVA donnent le toutes taxes comprises.',
      'Recopier le numéro de facture caractère par caractère.',
    ],
    examples: [
      {
        input: 'Facture F2026-118 du 03/04/2026. HT 1 200,00 TVA 20 % 240,00 TTC 1 440,00',
        output:
          '{"numero":"F2026-118","date":"2026-04-03","ht":1200.00,"tva":240.00,"ttc":1440.00,"ecarts":[]}',
      },
      {
        input: 'Facture 77 — 12 mars 2026 — Total HT 90,00 — TVA 18,00 — Net à payer 118,00',
        output:
          '{"numero":"77","date":"2026-03-12","ht":90.00,"tva":18.00,"ttc":118.00,"ecarts":["90,00 + 18,00 = 108,00, et non 118,00"]}',
      },
    ],
    form: 'Un objet par facture.',
    fields: {
      numero: 'tel qu’imprimé',
      date: 'AAAA-MM-JJ',
      ht: 'nombre',
      tva: 'nombre',
      ttc: 'nombre',
      ecarts: 'liste de ce qui ne tombe pas juste, vide sinon',
    },
    doubt: 'Un champ illisible vaut null et ajoute une ligne dans « ecarts ».',
    checks: ['Les sommes ont été refaites.', 'Aucun champ n’est déduit d’un autre.'],
  },
  {
    id: 'overdue-reminder',
    title: 'Relancer un impayé, au bon degré',
    when: 'Une facture est échue et la relation doit survivre au paiement.',
    role: 'Tu es chargé du recouvrement amiable chez {{entreprise}}.',
    context:
      'Facture {{numero}} de {{montant}}, échue le {{echeance}}. Relances déjà faites : {{relances}}. Ancienneté du client : {{anciennete}}. Conditions de retard du contrat : {{conditions}}.',
    reader: 'le comptable du client, qui paie ce qui est clair',
    material: 'Échanges précédents :\n{{echanges}}',
    task: 'Écris la relance au degré qui suit la dernière : rappel, demande ferme, ou dernier avis avant procédure.',
    constraints: [
      'Dire le degré choisi et pourquoi, en une ligne avant le message.',
      'Mettre numéro, montant et échéance dans la première phrase.',
      'Reprendre les pénalités seulement telles que le contrat les écrit.',
      'Proposer une façon de signaler un litige.',
    ],
    examples: [
      {
        input: 'Aucune relance ; échue depuis six jours ; client depuis huit ans.',
        output:
          'Degré : rappel. « La facture 2026-041 de 2 400 €, échue le 3 mars, n’apparaît pas dans nos encaissements. Si le virement est parti, dites-moi simplement la date. »',
      },
    ],
    form: 'Une ligne de degré, un objet de 8 mots, un message de 100 mots au plus.',
    doubt:
      'Si les échanges mentionnent un litige, n’écris pas de relance : résume le litige en trois lignes.',
    checks: ['Montant, numéro et date sont exacts.', 'Le ton correspond au degré annoncé.'],
  },
  {
    id: 'variance-comment',
    title: 'Commenter les écarts du mois',
    when: 'Le tableau budget-réel est prêt, le commentaire ne l’est pas.',
    role: 'Tu es contrôleur de gestion et tu écris pour des gens qui décident.',
    context:
      'Mois de {{mois}}. Seuil de commentaire : {{seuil}}. Faits connus du mois : {{faits}}. Un écart de calendrier se rattrape, un écart de fond non : les confondre fausse la décision.',
    reader: 'le comité de direction, qui lit avant la réunion',
    material: '{{tableau}}',
    task: 'Commente les écarts au-delà du seuil : montant, cause connue, calendrier ou fond, effet attendu sur l’année.',
    constraints: [
      'Classer les écarts du plus grand au plus petit.',
      'Rattacher chaque cause à un fait fourni.',
      'Dire pour chacun s’il se rattrape, et quand.',
    ],
    examples: [
      {
        input:
          'Énergie : budget 40 000, réel 52 000. Fait : régularisation annuelle du fournisseur.',
        output:
          'Énergie : +12 000 €. Régularisation annuelle (fait connu) : calendrier, sans effet sur l’année si le budget la prévoyait en mai.',
      },
    ],
    form: 'Un tableau de 4 colonnes, puis un paragraphe de 80 mots sur l’atterrissage de l’année.',
    doubt: 'Un écart sans fait connu s’écrit « cause à établir, question à {{responsable}} ».',
    checks: [
      'Les écarts sont recalculés à partir du tableau.',
      'Aucune cause ne vient d’ailleurs que des faits fournis.',
    ],
  },
  {
    id: 'forecast-assumptions',
    title: 'Éprouver un prévisionnel de trésorerie',
    when: 'Avant de montrer le prévisionnel à la banque, chercher où il casse.',
    style: 'markdown',
    role: 'Tu es l’analyste crédit qui recevra ce dossier, bienveillant mais payé pour douter.',
    context:
      'Prévisionnel sur {{mois}} mois d’une entreprise de {{secteur}}. Solde de départ : {{solde}}. Le dossier part le {{date}}.',
    reader: 'le dirigeant, qui peut encore corriger ses hypothèses',
    material: 'Hypothèses et tableau mensuel :\n{{previsionnel}}',
    task: 'Trouve les hypothèses dont dépend le plus le point bas de trésorerie, et montre ce que devient ce point si chacune glisse d’un mois ou de dix pour cent.',
    constraints: [
      'Recalculer le point bas avec les montants du tableau et montrer l’opération.',
      'Faire glisser une seule hypothèse à la fois.',
      'Proposer pour chaque hypothèse la pièce qui la rendrait crédible.',
    ],
    examples: [
      {
        input: 'Encaissement client de 30 000 en mars ; point bas prévu : 4 000 fin mars.',
        output:
          'Si l’encaissement glisse à avril : 4 000 − 30 000 = −26 000 fin mars. Pièce : bon de commande et délai de paiement constaté chez ce client.',
      },
    ],
    form: 'Les 5 hypothèses les plus sensibles dans un tableau de 4 colonnes (hypothèse, glissement, point bas, pièce).',
    doubt:
      'Si un montant manque pour refaire le calcul, nomme la cellule et arrête-toi là pour cette hypothèse.',
    checks: ['Chaque opération est refaite.', 'Aucun montant ne vient d’ailleurs que du tableau.'],
  },
]
