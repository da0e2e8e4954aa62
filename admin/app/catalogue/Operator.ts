/** Who is signed in. Null where the API does not tell; then the API alone refuses. */
export interface Operator {
  name: string;
  email: string;
  role: string;
  actors: string[];
}
