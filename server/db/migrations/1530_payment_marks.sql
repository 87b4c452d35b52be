-- The icon of a method is the drawing of its kind: a card, a wallet, a bank or a code to scan.
update deposit_method set icon = case kind when 'redirect' then 'card' when 'qr' then 'qr' else 'bank' end;
alter table deposit_method add constraint deposit_method_icon_check check (icon in ('card', 'wallet', 'bank', 'qr'));
