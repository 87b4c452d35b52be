import { Navigate } from 'react-router-dom';
import { useMay } from '../draft/draft-context.tsx';
import { ReviewsPage } from './reviews-page.tsx';

/** The first part of the area that a role may see. */
export function RequestsPage() {
  return useMay('players') ? <ReviewsPage /> : <Navigate to="/desks/payments/withdrawal-rules" replace />;
}
