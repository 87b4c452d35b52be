/** Questions that a member may choose from; the texts are `questions.<key>` in the documents of the languages. */
export const securityQuestions = [
  'firstPet',
  'firstTeacher',
  'childhoodFriend',
  'childhoodStreet',
  'childhoodDream',
  'firstJob',
  'firstConcert',
  'firstTrip',
  'grandparentTown',
  'parentsMet',
] as const;
export type SecurityQuestion = (typeof securityQuestions)[number];
