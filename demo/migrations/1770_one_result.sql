-- The portal's page around a game says what the session came to: one figure, counted in one place.
alter table vendor_session drop column began_at;
