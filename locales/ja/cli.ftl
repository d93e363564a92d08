### komadai
